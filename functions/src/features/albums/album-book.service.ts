import type { BookFormat } from '@smriti/shared/book/page';
import type { Book } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { NOTHING, type Plan } from '../../platform/database/plan';
import type { AlbumChange } from './album-change.domain';
import { isSameContent } from './album-content.domain';
import type { AlbumRecord } from './album.records';
import { currentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import type { PhotoUse } from '../photos/photo.service';
import { adaptedBook, filledBook, isComplete } from '../designs/design-adapting.domain';
import { assertNewest, withBook } from '../designs/design-change.domain';
import {
  assertRequestable,
  assertSpreads,
  madeLike,
  spreadsProblem,
} from '../designs/design-format.domain';
import { acceptedSpreads } from '../reviews/accepted-proposals.service';
import { type ProposedSpreads, stillFitting, withProposals } from '../reviews/proposal.domain';
import { findRound } from '../reviews/round.repository';
import { formatOf } from './album-book.domain';
import { photosForBook } from '../designs/design-photos.service';
import { photosWith } from '../designs/design-photos.domain';
import { bookHash, type Design, packBook } from '../designs/design.records';
import { findDesign, writeDesign, writeFrozen } from '../designs/design.repository';

/** What is to be written of a design with its album. */
export interface DesignPlan extends Plan {
  /** Of the book that is requested; null where nothing is. */
  hash: string | null;
}

/** What comes with the change of an album. */
interface Given {
  /** The book that its customer has made. */
  book?: Book | null | undefined;
  /** The change of the design that it goes on from; whichever when left out. */
  bookRev?: number | undefined;
  /** The book of the draft that it is made of, which may be of other photos and choices. */
  draftBook?: Book | null | undefined;
  /** The photos that are read already. */
  records: PhotoUse['records'];
}

const UNCHANGED: DesignPlan = { ...NOTHING, hash: null };

/** Whether a book may have to be another one after a change. */
function concernsBook({ before, after, move }: AlbumChange, book: Book | null): boolean {
  if (book || move?.to === 'Requested') return true;
  return before ? !isSameContent(before, after) : after.photo_ids.length > 0;
}

interface Task {
  after: AlbumRecord;
  format: BookFormat;
  records: PhotoUse['records'];
}

/** The album's book, adapted where it is not complete or the album has changed. */
export async function bookFor(
  tx: DatabaseTransaction,
  before: Book | null,
  { after, format, records }: Task,
  isOther: boolean,
): Promise<Book> {
  const { id, photo_ids, title, created_at: madeAt } = after;
  const fits = (book: Book) =>
    isComplete(book, format, photo_ids) && spreadsProblem(book, format, photo_ids.length) === null;
  if (before && !isOther && fits(before)) return before;
  const photos = await photosForBook(tx, id, photo_ids, records);
  const task = { format, photos, title, madeAt };
  return before ? adaptedBook(before, task) : filledBook(task);
}

/** What its owner accepted of the proposals of the round that an album leaves for another one. */
async function acceptedBefore(
  tx: DatabaseTransaction,
  { before, move }: AlbumChange,
): Promise<ProposedSpreads[]> {
  if (before?.status !== 'Responded' || !move) return [];
  const round = await findRound(tx, before.id, before.round);
  return round ? acceptedSpreads(round) : [];
}

/** A design with another book; the same one where it has that. */
export function designOf(stored: Design | null, book: Book): Design {
  return stored ? withBook(stored, book) : { rev: 0, revs: {}, order_rev: 0, book };
}

/**
 * Plans that an album's book is adapted to a change of the album, has the proposals that were
 * accepted, and is kept as it is requested (docs/rules.md#books-6, docs/rules.md#books-7). Reads only:
 * the design, and where it has to be filled what is not known of the photos.
 * @throws AppError invalid_input for a given book that shows others' photos; business_rule for more
 *   pages than are paid for, or a request of a book that cannot be made; conflict for one that was
 *   changed elsewhere.
 */
export async function planDesign(
  tx: DatabaseTransaction,
  deps: Deps,
  change: AlbumChange,
  { book: given = null, bookRev, draftBook = null, records }: Given,
): Promise<DesignPlan> {
  const { before, after, move } = change;
  const sent = given ?? draftBook;
  const accepted = await acceptedBefore(tx, change);
  if (accepted.length === 0 && !concernsBook(change, sent)) return UNCHANGED;
  const stored = before ? await findDesign(tx, after.id) : null;
  const isRequested = move?.to === 'Requested';
  // nobody had a hand in it: it is filled when it is shown, by what is known of the photos then
  if (!stored && !sent && !isRequested) return UNCHANGED;
  const format = formatOf(await currentCatalogue(deps), after);
  if (given) {
    photosWith(after, given);
    assertSpreads(given, format, after.photo_ids.length);
  }
  const isOther = given === null && before !== null && !isSameContent(before, after);
  const task = { after, format, records };
  const base = sent ? madeLike(sent, format) : (stored?.book ?? null);
  const known = base && withProposals(base, stillFitting(base, accepted));
  if (given && base && bookRev !== undefined) assertNewest(stored, bookRev, base);
  const book = await bookFor(tx, known, task, isOther);
  if (isRequested) assertRequestable(book, format);
  const design = designOf(stored, book);
  const data = await packBook(design.book);
  const hash = isRequested ? bookHash(design.book) : null;
  return {
    hash,
    write() {
      if (design !== stored) writeDesign(tx, after.id, design, data);
      if (hash !== null) writeFrozen(tx, after.id, { round: after.round, hash, data });
    },
  };
}

/** Plans that an album has a design of just this. */
export async function planExactly(
  tx: DatabaseTransaction,
  albumId: string,
  design: Design,
): Promise<Plan> {
  const data = await packBook(design.book);
  return { write: () => writeDesign(tx, albumId, design, data) };
}
