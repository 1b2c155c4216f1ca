import type { BookFormat } from '@smriti/shared/book/page';
import type { Book } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
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
  withCatalogueFields,
  spreadsProblem,
} from '../designs/design-format.domain';
import { acceptedSpreads } from '../reviews/accepted-proposals.service';
import {
  type ProposedSpreads,
  applicableProposals,
  withProposals,
} from '../reviews/proposal.domain';
import { findRound } from '../reviews/round.repository';
import { formatOf } from './album-book.domain';
import { photosForBook } from '../designs/design-photos.service';
import { albumPhotosForBook } from '../designs/design-photos.domain';
import { bookHash, type Design, packBook } from '../designs/design.records';
import { findDesign, writeDesign, writeFrozen } from '../designs/design.repository';

/** Plan to write an album's design together with the album. */
export interface DesignPlan extends Plan {
  /** Hash of the requested or approved book; null when the change is neither a request nor an approval. */
  hash: string | null;
}

/** Inputs of an album change that concern its book. */
interface Given {
  /** The book sent by the customer. */
  book?: Book | null | undefined;
  /** Revision of the design that the sent book is based on; undefined skips the check. */
  bookRev?: number | undefined;
  /** Book of the draft that becomes the album; its photos and choices may differ from the album's. */
  draftBook?: Book | null | undefined;
  /** Photo records that were already read. */
  records: PhotoUse['records'];
}

const UNCHANGED: DesignPlan = { ...EMPTY_PLAN, hash: null };

/** Whether a change may require a different book. */
function concernsBook({ before, after, move }: AlbumChange, book: Book | null): boolean {
  if (book || move?.to === 'Requested') return true;
  return before ? !isSameContent(before, after) : after.photo_ids.length > 0;
}

interface Task {
  after: AlbumRecord;
  format: BookFormat;
  records: PhotoUse['records'];
}

/**
 * The album's book. It is adapted if it is incomplete or if the album has changed (`isOther`), and filled if
 * there is none.
 */
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

/** Proposals that the owner accepted in the round that this move ends. */
async function acceptedBefore(
  tx: DatabaseTransaction,
  { before, move }: AlbumChange,
): Promise<ProposedSpreads[]> {
  if (before?.status !== 'Responded' || !move) return [];
  const round = await findRound(tx, before.id, before.round);
  return round ? acceptedSpreads(round) : [];
}

/** The design with the given book; unchanged if it already has that book. */
export function designOf(stored: Design | null, book: Book): Design {
  return stored ? withBook(stored, book) : { rev: 0, revs: {}, order_rev: 0, book };
}

/**
 * Plans the book of a changed album: adapts it to the change, applies the accepted proposals, and stores a
 * copy of the requested book (docs/rules.md#books-6, docs/rules.md#books-7). Reads only: the design, and the
 * facts of unknown photos if the book has to be filled.
 * @throws AppError invalid_input for a sent book that shows other customers' photos; business_rule for more
 *   pages than are paid for, or for requesting a book that cannot be printed; conflict when the book was
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
  // The customer has not edited the book: it is filled when it is shown, from the photo facts known then.
  if (!stored && !sent && !isRequested) return UNCHANGED;
  const format = formatOf(await currentCatalogue(deps), after);
  if (given) {
    albumPhotosForBook(after, given);
    assertSpreads(given, format, after.photo_ids.length);
  }
  const isOther = given === null && before !== null && !isSameContent(before, after);
  const task = { after, format, records };
  const base = sent ? withCatalogueFields(sent, format) : (stored?.book ?? null);
  const known = base && withProposals(base, applicableProposals(base, accepted));
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

/** Plans to write exactly this design for an album. */
export async function planDesignWrite(
  tx: DatabaseTransaction,
  albumId: string,
  design: Design,
): Promise<Plan> {
  const data = await packBook(design.book);
  return { write: () => writeDesign(tx, albumId, design, data) };
}
