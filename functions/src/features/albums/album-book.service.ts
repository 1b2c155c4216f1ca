import type { BookFormat } from '@smriti/shared/book/page';
import type { Book } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import type { AlbumChange } from './album-change.domain';
import { isSameContent } from './album-content.domain';
import type { AlbumRecord } from './album.records';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import type { PhotoUse } from '../photos/photo.service';
import { adaptAlbumBookToTask, isBookComplete } from '../designs/design-adapting.domain';
import { fillAlbumBookCached } from '../designs/cached-filled-books.service';
import { assertNewestRevision, setDesignBook } from '../designs/design-change.domain';
import {
  assertBookRequestable,
  assertSpreadsFit,
  applyCatalogueFields,
  findSpreadsProblem,
} from '../designs/design-format.domain';
import {
  type ProposedSpreads,
  applicableProposals,
  applyProposals,
} from '../reviews/proposal.domain';
import { unpackAcceptedSpreads } from '../reviews/round.records';
import { findRound, writeRound } from '../reviews/round.repository';
import { albumBookFormat } from './album-book.domain';
import { loadPhotosForBook } from '../designs/design-photos.service';
import { albumPhotosForBook } from '../designs/design-photos.domain';
import { bookHash, type Design, packBook } from '../designs/design.records';
import {
  findDesign,
  findReviewRoundBook,
  writeDesign,
  writeReviewRoundBook,
} from '../designs/design.repository';

/** Plan to write an album's design together with the album. */
interface DesignPlan extends Plan {
  /** Hash of the requested or approved book; null when the change is neither a request nor an approval. */
  hash: string | null;
  /** The album's book after the change; null when the change does not concern it. */
  book: Book | null;
}

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

const UNCHANGED: DesignPlan = { ...EMPTY_PLAN, hash: null, book: null };

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
export async function adaptAlbumBook(
  tx: DatabaseTransaction,
  before: Book | null,
  { after, format, records }: Task,
  isOther: boolean,
): Promise<Book> {
  const { id, photo_ids, title, created_at: madeAt } = after;
  const fits = (book: Book) =>
    isBookComplete(book, format, photo_ids) &&
    findSpreadsProblem(book, format, photo_ids.length) === null;
  if (before && !isOther && fits(before)) return before;
  const photos = await loadPhotosForBook(tx, id, photo_ids, records);
  const task = { format, photos, title, madeAt };
  return before ? adaptAlbumBookToTask(before, task) : fillAlbumBookCached(task);
}

/** Proposals that the owner accepted in the round that the move ends; empty for any other change. */
async function acceptedBefore(
  tx: DatabaseTransaction,
  { before, move }: AlbumChange,
): Promise<ProposedSpreads[]> {
  if (before?.status !== 'Responded' || !move) return [];
  const round = await findRound(tx, before.id, before.round);
  return round ? unpackAcceptedSpreads(round) : [];
}

/**
 * Plans the book of a changed album: adapts it to the change, applies the accepted proposals, and stores a
 * copy of the requested book (docs/rules.md#books-6, docs/rules.md#books-7). Writes nothing;
 * reads the design, and the facts of unknown photos if the book has to be filled.
 * @throws AppError invalid_input for a sent book that shows other customers' photos; business_rule for more
 *   pages than are paid for, or for requesting a book that cannot be printed; conflict when the book was
 *   changed elsewhere.
 */
async function planChangedBook(
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
  const format = albumBookFormat(await getCurrentCatalogue(deps), after);
  const task = { after, format, records };
  // The customer has not edited the book: it is filled when it is shown, from the photo facts known then.
  if (!stored && !sent && !isRequested) {
    return { ...UNCHANGED, book: await adaptAlbumBook(tx, null, task, true) };
  }
  if (given) {
    albumPhotosForBook(after, given);
    assertSpreadsFit(given, format, after.photo_ids.length);
  }
  const isOther = given === null && before !== null && !isSameContent(before, after);
  const base = sent ? applyCatalogueFields(sent, format) : (stored?.book ?? null);
  const known = base && applyProposals(base, applicableProposals(base, accepted));
  if (given && base && bookRev !== undefined) assertNewestRevision(stored, bookRev, base);
  const book = await adaptAlbumBook(tx, known, task, isOther);
  if (isRequested) assertBookRequestable(book, format);
  const design = setDesignBook(stored, book);
  const data = await packBook(design.book);
  const hash = isRequested ? bookHash(design.book) : null;
  return {
    hash,
    book: design.book,
    write() {
      if (design !== stored) writeDesign(tx, after.id, design, data);
      if (hash !== null) writeReviewRoundBook(tx, after.id, { round: after.round, hash, data });
    },
  };
}

/**
 * Plans the scene of an approved album: the requested scene with the proposals that the owner accepted. It is
 * stored for the round, with its hash, and becomes the current design (docs/rules.md#books-7). Reads only.
 */
async function planApprovedScene(
  tx: DatabaseTransaction,
  deps: Deps,
  { after }: AlbumChange,
  records: PhotoUse['records'],
): Promise<DesignPlan> {
  const { id, round: number } = after;
  const round = await findRound(tx, id, number);
  const accepted = round ? await unpackAcceptedSpreads(round) : [];
  if (accepted.length === 0 && after.scene_hash !== undefined) return UNCHANGED;
  const [frozen, stored] = [await findReviewRoundBook(tx, id, number), await findDesign(tx, id)];
  const format = albumBookFormat(await getCurrentCatalogue(deps), after);
  // Albums requested before books were stored have no frozen book.
  const requested =
    frozen?.book ??
    (await adaptAlbumBook(tx, stored?.book ?? null, { after, format, records }, false));
  const book = applyProposals(requested, accepted);
  const hash = bookHash(book);
  const design = setDesignBook(stored, book);
  const data = await packBook(book);
  return {
    hash,
    book,
    write() {
      if (design !== stored) writeDesign(tx, id, design, data);
      writeReviewRoundBook(tx, id, { round: number, hash, data });
      if (round) writeRound(tx, id, { ...round, scene_hash: hash });
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

/**
 * Plans the design of a changed album: the given one, that of an approval, or the stored one adapted to the
 * change.
 */
export async function planDesign(
  tx: DatabaseTransaction,
  deps: Deps,
  change: AlbumChange,
  { design, ...given }: Given & { design?: Design | undefined },
): Promise<DesignPlan> {
  if (design) {
    const plan = await planDesignWrite(tx, change.after.id, design);
    return { ...plan, hash: null, book: design.book };
  }
  return change.move?.to === 'Approved'
    ? planApprovedScene(tx, deps, change, given.records)
    : planChangedBook(tx, deps, change, given);
}
