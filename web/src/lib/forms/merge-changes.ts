import { hashKey } from '@tanstack/react-query';

/**
 * Whether two values of a form are equal, ignoring the order of fields; compared by the text that
 * identifies queries, which every page loads.
 */
export function isSameFormValue(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}

/** Changes of two people to the same record, field by field. */
export interface MergedChanges<Values> {
  /** Both changes together; in a conflict, mine. */
  values: Values;
  /** Fields that both have changed to different values. */
  conflicts: (keyof Values & string)[];
  /** Fields that only the other person has changed. */
  taken: (keyof Values & string)[];
}

/**
 * Merges two changes of a record by field (docs/rules.md#console-7).
 * @param base the values that both started from
 */
export function mergeChanges<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedChanges<Values> {
  // Object.keys loses the type of the keys.
  const fields = Object.keys({ ...theirs, ...mine }) as (keyof Values & string)[];
  const changedByThem = fields.filter((field) => !isSameFormValue(base[field], theirs[field]));
  const conflicts: typeof fields = [];
  const taken: typeof fields = [];
  for (const field of changedByThem) {
    if (isSameFormValue(mine[field], theirs[field])) continue;
    if (isSameFormValue(base[field], mine[field])) taken.push(field);
    else conflicts.push(field);
  }
  return { values: replaceFields(mine, theirs, taken), conflicts, taken };
}

/** The values, with some fields replaced by those of other values. */
export function replaceFields<Values extends object>(
  values: Values,
  others: Values,
  fields: readonly (keyof Values)[],
): Values {
  const taken = { ...values };
  for (const field of fields) taken[field] = others[field];
  return taken;
}
