import { isDeepStrictEqual } from 'node:util';
import { findSpread } from '@smriti/shared/book/book-parts';
import {
  type Book,
  COVER_ID,
  spreadPhotoIds,
  spread,
  type Spread,
} from '@smriti/shared/book/scene';
import { AppError } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { assertTextsPrintable } from '../designs/design-format.domain';

/** Content of the packed `data` of a proposal: the spread before and after. */
export const proposedSpreads = z.strictObject({ before: spread, spread });
export type ProposedSpreads = z.output<typeof proposedSpreads>;

const photosIn = (one: Spread) => spreadPhotoIds(one).toSorted();
const isFrame = ({ type }: Spread['items'][number]) => type === 'photo';
const framesIn = ({ items }: Spread) => items.filter(isFrame).length;
const textsIn = (one: Spread) => one.items.length - framesIn(one);

function problemOf(before: Spread, after: Spread): { field: string; message: string } | null {
  if (after.id !== before.id) {
    return { field: 'spread.id', message: 'This proposal is for another spread.' };
  }
  const isSamePhotos = isDeepStrictEqual(photosIn(before), photosIn(after));
  if (!isSamePhotos || framesIn(after) !== framesIn(before)) {
    const message = 'A proposal shows the photos of the spread that it changes, each as often.';
    return { field: 'spread.items', message };
  }
  if (textsIn(after) > textsIn(before)) {
    const message = 'A proposal changes words, and adds no text.';
    return { field: 'spread.items', message };
  }
  if (after.background !== before.background) {
    const message = 'A proposal leaves the colour of the page as it is.';
    return { field: 'spread.background', message };
  }
  return null;
}

/**
 * Validates a proposed spread and locks it, so that refilling the book keeps it. A proposal may change crops,
 * texts, and the layout of the same photos.
 * @throws AppError invalid_input for any other change; business_rule when nothing changes or a character has
 *   no glyph, because texts are not checked again before printing.
 */
export function validateProposedSpread(before: Spread, after: Spread): Spread {
  const problem = problemOf(before, after);
  if (problem) throw invalidFieldsError([problem]);
  if (isDeepStrictEqual(before.items, after.items)) {
    throw new AppError('business_rule', 'This proposal changes nothing.');
  }
  assertTextsPrintable({ cover: null, spreads: [after], calendar: null }, 'the proposal');
  return { ...after, locked: true };
}

/** Replaces spreads of a book with the proposed ones. */
export function applyProposals(
  book: Book,
  accepted: readonly Pick<ProposedSpreads, 'spread'>[],
): Book {
  if (accepted.length === 0) return book;
  const byId = new Map(accepted.map(({ spread: one }) => [one.id, one]));
  return {
    ...book,
    cover: book.cover && (byId.get(COVER_ID) ?? book.cover),
    spreads: book.spreads.map((one) => byId.get(one.id) ?? one),
  };
}

/** Accepted proposals whose original spread is unchanged in the book. */
export function applicableProposals(
  book: Book,
  accepted: readonly ProposedSpreads[],
): ProposedSpreads[] {
  return accepted.filter(({ before }) => isDeepStrictEqual(findSpread(book, before.id), before));
}
