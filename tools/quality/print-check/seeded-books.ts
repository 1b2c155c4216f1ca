import type { Book } from '@smriti/shared/book/scene';
import { albumBookFormat } from '../../../functions/src/features/albums/album-book.domain.ts';
import { fillAlbumBook } from '../../../functions/src/features/designs/design-adapting.domain.ts';
import { replayAlbum } from '../../../seed/src/replay-album.ts';
import type { AlbumDraft } from '../../../seed/src/data/albums/album-draft.ts';
import { ananyasAlbums } from '../../../seed/src/data/albums/ananya.ts';
import { ananyasOrders } from '../../../seed/src/data/albums/ananyas-orders.ts';
import { othersAlbums } from '../../../seed/src/data/albums/others.ts';
import { customerPhotos } from '../../../seed/src/data/albums/photos.ts';
import { catalogue } from '../../../seed/src/data/catalogue.ts';
import {
  createPhotos,
  renderPhoto,
  createStoredPhoto,
  type StoredPhoto,
} from '../../../seed/src/stored-photos.ts';
import { renderCustomerPhoto } from '../../../seed/src/pictures/customer-photo.ts';
import type { ShownPhotos } from '../../../web/src/domains/book/spread/shown-photo.ts';

/** A book of the demo shop with its photos. */
export interface SeededBook {
  id: string;
  book: Book;
  /** The original photos, so that print and screen use the same pixels. */
  shown: ShownPhotos;
  original: (photoId: string) => Promise<Buffer>;
}

const DRAFTS = [...ananyasAlbums, ...ananyasOrders, ...othersAlbums];

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

/** All books of the demo shop. The photos are drawn once and cached in .cache. */
export async function loadSeededBooks(): Promise<SeededBook[]> {
  const photos = await createPhotos(customerPhotos);
  return DRAFTS.map((draft) => seededBook(draft, photos));
}

/** Returns one book and draws only its photos. @throws RangeError for an unknown id */
export async function loadSeededBook(id: string): Promise<SeededBook> {
  const draft = DRAFTS.find((one) => one.id === id);
  if (!draft) throw new RangeError(`there is no album ${id}`);
  const { owner, steps } = draft;
  const names = new Set(steps.flatMap((step) => (step.did === 'save' ? step.photos : [])));
  const taken = (customerPhotos[owner] ?? []).filter(({ name }) => names.has(name));
  // all pictures are drawn before the first one is rendered: see createPhotos
  const originals = await Promise.all(taken.map(renderCustomerPhoto));
  const photos: StoredPhoto[] = [];
  for (const [at, photo] of taken.entries()) {
    const original = originals[at] ?? Buffer.alloc(0);
    photos.push(await createStoredPhoto({ owner, photo }, original, await renderPhoto(original)));
  }
  return seededBook(draft, photos);
}
