import { isMug } from '@smriti/shared/album/orientation';
import type { RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { type Book, placedPhotoIds } from '@smriti/shared/book/scene';
import type { Share, SharedBook, ShareNote, VisitorNote } from '@smriti/shared/book/shares';
import type { Deps } from '../../platform/deps';
import { createPictureAddress } from '../../platform/links/picture-address';
import type { AlbumRecord } from '../albums/album.records';
import type { ShownPhoto } from '../photos/photo.presenter';
import { shareViewerId } from './share.access';
import { isShareLive, type NoteRecord, type ShareRecord } from './share.records';

export function presentNoteToVisitors({ id, spread_id, heart, text, at }: NoteRecord): VisitorNote {
  return { id, spread_id, heart, text, at };
}

export function presentNote(note: NoteRecord): ShareNote {
  const { name, hidden } = note;
  return { ...presentNoteToVisitors(note), name, hidden };
}

export function presentShare(record: ShareRecord, now: Date): Share {
  const { id, created_at, expires_at, notes } = record;
  return {
    id,
    created_at,
    expires_at,
    is_live: isShareLive(record, now),
    notes: notes.map(presentNote),
  };
}

/** The scene without private parts: the tray and the reasons (`why`) of the layout. */
function shownScene({ cover, spreads, ...book }: Book): Book {
  const bare = spreads.map((spread) => ({ ...spread, why: null }));
  return { ...book, cover: cover && { ...cover, why: null }, spreads: bare, tray: [] };
}

interface SharedParts {
  album: AlbumRecord;
  book: Book;
  photos: ReadonlyMap<string, ShownPhoto>;
}

export function presentSharedBook(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  share: ShareRecord,
  { album, book, photos }: SharedParts,
): SharedBook {
  const viewer = { albumId: album.id, uid: shareViewerId(share.id) };
  const placed = placedPhotoIds(book);
  const addressOf = (photo: ShownPhoto, size: keyof typeof RENDITION_WIDTHS) =>
    photo.state === 'ready'
      ? createPictureAddress(config, { photoId: photo.id, size }, viewer, clock.now())
      : null;
  return {
    title: album.title,
    book: shownScene(book),
    photos: album.photo_ids.flatMap((id, index) => {
      const photo = photos.get(id);
      if (!photo || !placed.has(id)) return [];
      const { width, height } = photo;
      const urls = { small_url: addressOf(photo, 'small'), large_url: addressOf(photo, 'large') };
      return [{ id, place: index + 1, width, height, ...urls }];
    }),
    lamination: album.names.lamination,
    cover_type: album.names.coverType,
    is_mug: book.kind === 'sheet' && isMug({ title: album.names.product, mug: album.cover?.mug }),
    expires_at: share.expires_at,
    notes: share.notes.filter(({ hidden }) => !hidden).map(presentNoteToVisitors),
  };
}
