import type { Book, Tray } from '@smriti/shared/book/scene';
import type { StudioState, StudioStore } from '../studio-store';

type Arranged = Pick<StudioState, 'order' | 'photos' | 'book'>;

function withTray({ book }: Pick<Arranged, 'book'>, change: (scene: Book) => Tray) {
  const { scene } = book;
  return scene ? { ...book, isOwn: true, scene: { ...scene, tray: change(scene) } } : book;
}

/** Moves photos from the album to the tray, as one undo step. */
export function movePhotosToTray(store: StudioStore, photos: Tray): void {
  const keys = new Set(photos.map(({ photo }) => photo));
  store.setState((state) => ({
    order: state.order.filter((key) => !keys.has(key)),
    book: withTray(state, ({ tray }) => [
      ...tray.filter(({ photo }) => !keys.has(photo)),
      ...photos,
    ]),
  }));
}

/** Inserts a photo into the order, after the photos that were added before it. */
export function insertPhotoKey(
  order: readonly string[],
  added: readonly string[],
  key: string,
): string[] {
  const before = new Set(added.slice(0, added.indexOf(key)));
  const last = order.findLastIndex((one) => before.has(one));
  return order.toSpliced(last + 1, 0, key);
}

/** Moves photos from the tray back to the album, as one undo step. */
export function movePhotosFromTray(store: StudioStore, keys: readonly string[]): void {
  store.setState((state) => {
    const added = Object.keys(state.photos);
    const missing = keys.filter((key) => state.photos[key] && !state.order.includes(key));
    return {
      order: missing.reduce((order, key) => insertPhotoKey(order, added, key), [...state.order]),
      book: withTray(state, ({ tray }) => tray.filter(({ photo }) => !keys.includes(photo))),
    };
  });
}
