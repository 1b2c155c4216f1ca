import { AppError } from '@smriti/shared/base/errors';
import { nameOf } from '../catalogue.domain';
import type { CatalogueKind } from '../catalogue.records';

/** What uses a record: the first few of one sort, and whether there are more. */
export interface Use {
  used_by: 'products' | 'albums' | 'settings';
  ids: readonly string[];
  has_more: boolean;
}

function countOf({ used_by, ids, has_more }: Use): string {
  const noun = ids.length === 1 && !has_more ? used_by.slice(0, -1) : used_by;
  return `${has_more ? 'more than ' : ''}${ids.length} ${noun}`;
}

/**
 * That a record has to stay as it is while it is used; the uses are in `details`.
 * @param what what the admin tried, such as 'deleted'
 */
export function inUse(kind: CatalogueKind, what: string, uses: readonly Use[]): AppError {
  const users = uses.map(countOf).join(' and ');
  const message = `This ${nameOf(kind)} cannot be ${what}: it is used by ${users}.`;
  return new AppError('conflict', message, { details: uses });
}
