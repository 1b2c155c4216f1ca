import { AppError } from '@smriti/shared/base/errors';
import { catalogueKindName } from '../catalogue.domain';
import type { CatalogueKind } from '../catalogue.records';

/** Records of one type that use another record: the first few ids, and whether there are more. */
export interface RecordUse {
  used_by: 'products' | 'albums' | 'settings';
  ids: readonly string[];
  has_more: boolean;
}

function countOf({ used_by, ids, has_more }: RecordUse): string {
  const noun = ids.length === 1 && !has_more ? used_by.slice(0, -1) : used_by;
  return `${has_more ? 'more than ' : ''}${ids.length} ${noun}`;
}

/**
 * Error for a record that cannot be changed because it is in use; its uses are in `details`.
 * @param what the action that was attempted, e.g. 'deleted'
 */
export function recordInUseError(
  kind: CatalogueKind,
  what: string,
  uses: readonly RecordUse[],
): AppError {
  const users = uses.map(countOf).join(' and ');
  const message = `This ${catalogueKindName(kind)} cannot be ${what}: it is used by ${users}.`;
  return new AppError('conflict', message, { details: uses });
}
