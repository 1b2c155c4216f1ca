import { useQueries } from '@tanstack/react-query';
import type { CatalogueKindConfig, KindName } from './kind-config';
import { type ManagedRecord, recordOptionsQuery } from './managed-records';

/** Options of a form by kind; undefined while loading, empty if loading failed. */
export type RecordOptions = ReadonlyMap<KindName, readonly ManagedRecord[] | undefined>;

/** Kinds whose records a form offers as options. */
export function listReferencedKinds({ fields }: CatalogueKindConfig): KindName[] {
  const names = fields.flatMap((field) =>
    field.type === 'many' || (field.type === 'one' && !field.isSearched) ? [field.of] : [],
  );
  return [...new Set(names)];
}

/** Loads the options of a kind's form. */
export function useRecordOptions(kind: CatalogueKindConfig): RecordOptions {
  const names = listReferencedKinds(kind);
  const answers = useQueries({ queries: names.map(recordOptionsQuery) });
  return new Map(
    names.map((name, index) => {
      const { data, isError } = answers[index] ?? {};
      return [name, data ?? (isError ? [] : undefined)];
    }),
  );
}
