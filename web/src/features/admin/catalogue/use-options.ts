import { useQueries } from '@tanstack/react-query';
import type { Kind, KindName } from './kind-fields';
import { type ManagedRecord, optionsQuery } from './managed';

/**
 * The records of other kinds that a form chooses of, by kind: undefined until they are there, none
 * where they could not be read.
 */
export type Options = ReadonlyMap<KindName, readonly ManagedRecord[] | undefined>;

/** Of which kinds the form of a kind chooses. */
export function kindsNamedBy({ fields }: Kind): KindName[] {
  const names = fields.flatMap((field) =>
    field.type === 'many' || (field.type === 'one' && !field.isSearched) ? [field.of] : [],
  );
  return [...new Set(names)];
}

/** What can be chosen in the form of a kind. */
export function useOptions(kind: Kind): Options {
  const names = kindsNamedBy(kind);
  const answers = useQueries({ queries: names.map(optionsQuery) });
  return new Map(
    names.map((name, index) => {
      const { data, isError } = answers[index] ?? {};
      return [name, data ?? (isError ? [] : undefined)];
    }),
  );
}
