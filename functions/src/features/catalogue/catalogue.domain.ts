import { AppError } from '@smriti/shared/base/errors';
import { kindDefinitions } from '@smriti/shared/catalogue/kind-definitions';
import type { CatalogueData, CatalogueKind, CatalogueRecord } from './catalogue.records';

/** The records of a catalogue, each list in ascending order of id. */
export interface CatalogueRecords {
  data: CatalogueData;
}

/** @throws AppError not_found. */
export function getCatalogueRecord<K extends CatalogueKind>(
  { data }: CatalogueRecords,
  kind: K,
  id: number,
): CatalogueRecord<K> {
  const record = findById(data[kind], id);
  if (!record) throw recordNotFoundError(kind);
  return record;
}

/** A record by its id; undefined when it does not exist. */
export function findCatalogueRecord<K extends CatalogueKind>(
  { data }: CatalogueRecords,
  kind: K,
  id: number,
): CatalogueRecord<K> | undefined {
  return findById(data[kind], id);
}

export function hasCatalogueRecord(
  { data }: CatalogueRecords,
  kind: CatalogueKind,
  id: number,
): boolean {
  return findById<{ id: number }>(data[kind], id) !== undefined;
}

/**
 * Whether a record is offered: archived ones and drafts are omitted from lists and cannot be chosen.
 */
export function isOffered({
  archived = false,
  draft = false,
}: {
  archived?: boolean | undefined;
  draft?: boolean | undefined;
}): boolean {
  return !archived && !draft;
}

/** Whether a shipping method can be chosen now. */
export function isShippingMethodOffered(
  method: Pick<CatalogueRecord<'shipping-methods'>, 'is_active' | 'archived'>,
): boolean {
  return method.is_active && isOffered(method);
}

export function catalogueKindName(kind: CatalogueKind): string {
  return kindDefinitions[kind].one;
}

/** Error for a record that does not exist. */
export function recordNotFoundError(kind: CatalogueKind): AppError {
  return new AppError('not_found', `There is no such ${catalogueKindName(kind)}.`);
}

/** The records with these ids, in the order of the ids; missing ones are left out. */
export function findRecordsById<K extends CatalogueKind>(
  { data }: CatalogueRecords,
  kind: K,
  ids: readonly number[],
): CatalogueRecord<K>[] {
  return ids.flatMap((id) => findById(data[kind], id) ?? []);
}

/** Binary search: the lists of a catalogue are in ascending order of id. */
function findById<R extends { id: number }>(records: readonly R[], id: number): R | undefined {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const record = records[middle];
    if (record && record.id < id) low = middle + 1;
    else high = middle;
  }
  const found = records[low];
  return found?.id === id ? found : undefined;
}
