import { createHash } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';
import { parseJsonOrUndefined } from '../../../platform/formats/parse-json';
import { type SortPosition, SORT_POSITION_LENGTHS } from './catalogue-sorting.domain';
import type { NormalisedCriteria } from './catalogue-search.domain';

/**
 * A cursor is a position in the results of one query, so that it stays valid when products are added or
 * removed between two pages: base64url of [fingerprint of the criteria, position].
 */
const cursorContent = z.tuple([z.string(), z.array(z.number())]);

export function encodeCatalogueCursor(
  criteria: NormalisedCriteria,
  position: SortPosition,
): string {
  return encode([fingerprintOf(criteria), [...position]]);
}

/** @throws AppError invalid_input when the text is not a cursor of these criteria. */
export function decodeCatalogueCursor(criteria: NormalisedCriteria, cursor: string): SortPosition {
  const content = cursorContent.safeParse(
    parseJsonOrUndefined(Buffer.from(cursor, 'base64url').toString()),
  );
  if (!content.success || encode(content.data) !== cursor) throw wrongCursor('is not a cursor');
  const [fingerprint, position] = content.data;
  if (
    fingerprint !== fingerprintOf(criteria) ||
    position.length !== SORT_POSITION_LENGTHS[criteria.sort]
  )
    throw wrongCursor('belongs to another list');
  return position;
}

function encode(content: z.infer<typeof cursorContent>): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function fingerprintOf(criteria: NormalisedCriteria): string {
  const fields = Object.entries(criteria)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 12);
}

function wrongCursor(problem: string): AppError {
  return new AppError('invalid_input', `The cursor ${problem}.`, {
    details: [{ field: 'cursor', message: problem }],
  });
}
