import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toRupees } from '@smriti/shared/base/money';
import { type DesignChange, type getDesign, saveDesign } from '@smriti/shared/book/designs';
import { coverShape, countPages } from '@smriti/shared/book/page';
import { applyCoverShape } from '@smriti/shared/book/apply-cover-shape';
import type { Book } from '@smriti/shared/book/scene';
import type { SignedInCaller } from '../../platform/caller';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { IdempotencyClaim } from '../../platform/database/idempotency';
import {
  combinePlans,
  commitPlan,
  type Plan,
  type PlannedAnswer,
} from '../../platform/database/plan';
import { applyAlbumForm } from '../albums/album-change.domain';
import { albumCover, bookCover } from '../albums/album-cover.domain';
import { planAlbumChange, planAlbumUpdate } from '../albums/album-transaction.service';
import { findAlbumToRead, findVisibleAlbum } from '../albums/album.access';
import type { AlbumRecord } from '../albums/album.records';
import { assertAlbumChangeable } from '../albums/album.states';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { presentOwnPhotos } from '../photos/photo.service';
import { applyDesignChange } from './design-change.domain';
import { assertSpreadsFit } from './design-format.domain';
import { albumBookFormat } from '../albums/album-book.domain';
import { albumPhotosForBook } from './design-photos.domain';
import { loadPhotosForBook } from './design-photos.service';
import { fillAlbumBookCached } from './cached-filled-books.service';
import { planDesignWrite } from '../albums/album-book.service';
import type { Design } from './design.records';
import { findDesign } from './design.repository';

type BookDeps = Pick<Deps, 'db' | 'clock' | 'logger'>;

/** The server-filled design of an album that has no stored design. */
async function filledDesign(
  deps: BookDeps,
  reader: Pick<Database, 'get' | 'getAll'>,
  album: AlbumRecord,
): Promise<Design> {
  const format = albumBookFormat(await getCurrentCatalogue(deps), album);
  const photos = await loadPhotosForBook(reader, album.id, album.photo_ids);
  const book = fillAlbumBookCached({
    format,
    photos,
    title: album.title,
    madeAt: album.created_at,
  });
  return { rev: 0, revs: {}, order_rev: 0, book };
}

/** The current book of an album: the stored one, or else the server-filled one. */
export async function loadAlbumBook(deps: BookDeps, album: AlbumRecord): Promise<Book> {
  const kept = await findDesign(deps.db, album.id);
  return (kept ?? (await filledDesign(deps, deps.db, album))).book;
}

/**
 * An album's design; the tray is hidden from staff.
 * @throws AppError not_found.
 */
export async function getAlbumDesign(
  deps: Deps,
  caller: SignedInCaller,
  id: string,
): Promise<AnswerOf<typeof getDesign>> {
  const { album, actor } = await findAlbumToRead(deps.db, caller, id);
  const design = (await findDesign(deps.db, id)) ?? (await filledDesign(deps, deps.db, album));
  if (actor !== 'owner') {
    return { ...design, book: { ...design.book, tray: [] }, tray_photos: [] };
  }
  const tray = design.book.tray.map(({ photo }) => photo);
  const tray_photos = await presentOwnPhotos(deps, album.user_id, tray);
  return { ...design, tray_photos, version: album.version };
}

/** Finds the caller's own album if its book may be changed now. */
async function findOpenAlbum(
  tx: DatabaseTransaction,
  caller: SignedInCaller,
  id: string,
): Promise<AlbumRecord> {
  const { album, actor } = await findVisibleAlbum(tx, caller, id);
  if (actor !== 'owner') throw new AppError('forbidden', 'Only its owner may change an album.');
  const asked = { to: undefined, by: actor, isNew: true, isRecounted: false, version: undefined };
  assertAlbumChangeable(album, asked);
  return album;
}

/**
 * Updates the spine when the number of spreads or extra pages has changed, and checks that all pages are paid
 * for.
 */
async function withSpine(deps: Deps, before: Book, after: Book, album: AlbumRecord): Promise<Book> {
  const isSame = before.spreads.length === after.spreads.length;
  if (isSame && before.extra_pages === after.extra_pages) return after;
  const format = albumBookFormat(await getCurrentCatalogue(deps), album);
  assertSpreadsFit(after, format, album.photo_ids.length);
  return applyCoverShape(after, coverShape(format, countPages(after)));
}

const sameIds = (some: readonly string[], others: readonly string[]) =>
  some.join() === others.join();

interface Saving {
  caller: SignedInCaller;
  id: string;
  change: DesignChange;
}

/**
 * Plans the album changes that follow from its book: photos, tray, extra pages and price. null when there are
 * none.
 */
async function planAlbum(
  tx: DatabaseTransaction,
  deps: Deps,
  album: AlbumRecord,
  design: Design,
): Promise<{ album: AlbumRecord; plan: Plan } | null> {
  const { photo_ids, tray_photo_ids } = albumPhotosForBook(album, design.book);
  const isSame =
    sameIds(photo_ids, album.photo_ids) &&
    sameIds(tray_photo_ids, album.tray_photo_ids) &&
    design.book.extra_pages === album.extra_pages;
  if (isSame) return null;
  const images = photo_ids.map((photo_id, index) => ({ photo_id, sequence: index + 1 }));
  const { user_id: uid } = album;
  const request = { actor: 'owner', uid, form: { images }, added: [], book: design.book } as const;
  const change = applyAlbumForm(album, request, {
    catalogue: await getCurrentCatalogue(deps),
    now: deps.clock.now(),
    generateOrderId: () => '',
  });
  if (!change) return null;
  return { album: change.after, plan: await planAlbumChange(tx, deps, change, { design }) };
}

async function planSave(
  tx: DatabaseTransaction,
  deps: Deps,
  { caller, id, change }: Saving,
): Promise<PlannedAnswer<AnswerOf<typeof saveDesign>>> {
  const album = await findOpenAlbum(tx, caller, id);
  const stored = await findDesign(tx, id);
  const before = stored ?? (await filledDesign(deps, tx, album));
  const changed = applyDesignChange(before, change);
  const book = await withSpine(deps, before.book, changed.book, album);
  const design = { ...changed, book };
  const ofAlbum = await planAlbum(tx, deps, album, design);
  const { version, total_price_paise } = ofAlbum?.album ?? album;
  const { rev, revs, order_rev } = design;
  const total_price = toRupees(total_price_paise);
  const isSame = stored !== null && changed === before;
  return {
    answer: { rev, revs, order_rev, version, total_price },
    plan: ofAlbum?.plan ?? (isSame ? null : await planBookWrite(tx, deps, album, design)),
  };
}

async function planBookWrite(
  tx: DatabaseTransaction,
  deps: Deps,
  album: AlbumRecord,
  design: Design,
): Promise<Plan> {
  const plan = await planDesignWrite(tx, album.id, design);
  const cover = album.cover
    ? bookCover(design.book, album.cover)
    : albumCover(await getCurrentCatalogue(deps), album, design.book);
  if (isDeepStrictEqual(cover, album.cover)) return plan;
  return combinePlans(plan, await planAlbumUpdate(tx, { ...album, cover }));
}

/**
 * Saves the changes of an album's book (docs/rules.md#books-5). Two reads and one write, unless photos,
 * price or cover change as well.
 * @throws AppError not_found; forbidden for staff; conflict for a frozen album, or for parts that another
 *   page has changed; invalid_input for photos that do not belong to the album; business_rule for pages that
 *   are not paid for.
 */
export function saveAlbumDesign(
  deps: Deps,
  saving: Saving,
  idempotency: IdempotencyClaim | null,
): Promise<AnswerOf<typeof saveDesign>> {
  return commitPlan(deps, idempotency, saveDesign.response, (tx) => planSave(tx, deps, saving));
}
