import type { Book } from '@smriti/shared/book/scene';
import { albumBookFormat } from '../../../functions/src/features/albums/album-book.domain.ts';
import { fillAlbumBook } from '../../../functions/src/features/designs/design-adapting.domain.ts';
import { replayAlbum } from '../../../seed/src/replay-album.ts';
import type { AlbumDraft } from '../../../seed/src/data/albums/album-draft.ts';
import { ananyasAlbums } from '../../../seed/src/data/albums/ananya.ts';
import { ananyasOrders } from '../../../seed/src/data/albums/ananyas-orders.ts';
import { otherCustomersAlbums } from '../../../seed/src/data/albums/others.ts';
import { catalogue } from '../../../seed/src/data/catalogue.ts';
import { listDemoPhotos } from '../../../seed/src/demo-files.ts';
import { createPhotos, type StoredPhoto } from '../../../seed/src/stored-photos.ts';
import type { ShownPhotos } from '../../../web/src/domains/book/spread/shown-photo.ts';

/** A book of the demo shop with its photos. */
export interface SeededBook {
  id: string;
  book: Book;
  /** The original photos, so that print and screen use the same pixels. */
  shown: ShownPhotos;
  original: (photoId: string) => Promise<Buffer>;
}

const DRAFTS = [...ananyasAlbums, ...ananyasOrders, ...otherCustomersAlbums];

function seededBook(draft: AlbumDraft, photos: readonly StoredPhoto[]): SeededBook {
  const own = photos.filter(({ owner }) => owner === draft.owner);
  const { album } = replayAlbum(draft, new Map(own.map((photo) => [photo.name, photo])));
  const byId = new Map(own.map((photo) => [photo.id, photo]));
  const placed = album.photo_ids.flatMap((id) => byId.get(id) ?? []);
  const book = fillAlbumBook({
    format: albumBookFormat({ data: catalogue }, album),
    photos: placed.map(({ id, width, height, facts }, at) => ({
      id,
      width,
      height,
      facts,
      sequence: at + 1,
    })),
    title: album.title,
    madeAt: album.created_at,
  });
  const shown = placed.map(({ id, width, height, original }, at) => {
    const large = `data:image/jpeg;base64,${original.toString('base64')}`;
    return [id, { place: at + 1, width, height, small: null, large }] as const;
  });
  return {
    id: draft.id,
    book,
    shown: new Map(shown),
    original: (id) => Promise.resolve(byId.get(id)?.original ?? Buffer.alloc(0)),
  };
}

/** All books of the demo shop. */
export async function loadSeededBooks(): Promise<SeededBook[]> {
  const photos = await createPhotos(await listDemoPhotos());
  return DRAFTS.map((draft) => seededBook(draft, photos));
}

/** Returns one book and renders only its photos. @throws RangeError for an unknown id */
export async function loadSeededBook(id: string): Promise<SeededBook> {
  const draft = DRAFTS.find((one) => one.id === id);
  if (!draft) throw new RangeError(`there is no album ${id}`);
  const names = new Set(draft.steps.flatMap((step) => (step.did === 'save' ? step.photos : [])));
  const photos = (await listDemoPhotos()).filter(
    ({ owner, name }) => owner === draft.owner && names.has(name),
  );
  return seededBook(draft, await createPhotos(photos));
}
