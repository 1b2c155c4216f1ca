import { AppError } from '@smriti/shared/base/errors';
import type { Book } from '@smriti/shared/book/scene';
import type { Deps } from '../../platform/deps';
import { albumBookFormat } from '../albums/album-book.domain';
import type { AlbumRecord } from '../albums/album.records';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { fillAlbumBook } from '../designs/design-adapting.domain';
import { loadPhotosForBook } from '../designs/design-photos.service';
import { bookHash } from '../designs/design.records';
import { findDesign, findReviewRoundBook } from '../designs/design.repository';

/**
 * The approved book of an album and its hash (docs/rules.md#books-7). For an album from before books were
 * stored, the server-filled book.
 * @throws AppError not_found when the approved book is missing
 */
export async function loadApprovedBook(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  album: AlbumRecord,
): Promise<{ book: Book; hash: string }> {
  const frozen = await findReviewRoundBook(deps.db, album.id, album.round);
  if (frozen && (album.scene_hash ?? frozen.hash) === frozen.hash) return frozen;
  if (frozen || album.scene_hash !== undefined) {
    throw new AppError('not_found', 'The book that was approved is not there any more.');
  }
  const kept = await findDesign(deps.db, album.id);
  if (kept) return { book: kept.book, hash: bookHash(kept.book) };
  const format = albumBookFormat(await getCurrentCatalogue(deps), album);
  const photos = await loadPhotosForBook(deps.db, album.id, album.photo_ids);
  const book = fillAlbumBook({ format, photos, title: album.title, madeAt: album.created_at });
  return { book, hash: bookHash(book) };
}
