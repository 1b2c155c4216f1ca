import { useQueries } from '@tanstack/react-query';
import type { Kind, KindName } from './kind-fields';
import { type ManagedRecord, optionsQuery } from './managed';

/** Options of a form by kind; undefined while loading, empty if loading failed. */
export type Options = ReadonlyMap<KindName, readonly ManagedRecord[] | undefined>;

/** Kinds whose records a form offers as options. */
export function listReferencedKinds({ fields }: Kind): KindName[] {
  const names = fields.flatMap((field) =>
    field.type === 'many' || (field.type === 'one' && !field.isSearched) ? [field.of] : [],
  );
  return [...new Set(names)];
}

/** Loads the options of a kind's form. */
export function useOptions(kind: Kind): Options {
  const names = listReferencedKinds(kind);
  const answers = useQueries({ queries: names.map(optionsQuery) });
  return new Map(
    names.map((name, index) => {
      const { data, isError } = answers[index] ?? {};
      return [name, data ?? (isError ? [] : undefined)];
    }),
  );
}
