import type { Book, Item, Spread } from '@smriti/shared/book/scene';
import type { Catalogue } from '../choices/catalogue';
import type { StudioPlan } from '../plan';
import { setFilledBook, type StudioState, type StudioStore } from '../studio-store';
import { fillInput, inputText } from './fill-input';
import { filledBook } from './fill-studio-book';

/** A scene whose frames name photos as the shop does. */
function withPhotoIds(scene: Book, photos: StudioState['photos']): Book {
  const idOf = (key: string) => photos[key]?.photoId ?? null;
  const item = (one: Item): Item =>
    one.type === 'photo' && one.photo !== null ? { ...one, photo: idOf(one.photo) } : one;
  const spread = (one: Spread): Spread => ({ ...one, items: one.items.map(item) });
  return {
    ...scene,
    cover: scene.cover && spread(scene.cover),
    spreads: scene.spreads.map(spread),
    tray: scene.tray.flatMap(({ photo: key, why }) => {
      const photo = idOf(key);
      return photo === null ? [] : [{ photo, why }];
    }),
  };
}

/**
 * The book to save with its album, once all photos are uploaded; the newest change is in it, also
 * where the screen has not shown it yet. None where the customer had no hand in it: the server fills
 * it in the same way.
 */
export async function bookToSend(
  store: StudioStore,
  plan: StudioPlan,
  catalogue: Catalogue,
): Promise<Book | undefined> {
  const state = store.getState();
  if (!state.book.isOwn) return undefined;
  const input = fillInput(plan, catalogue, state);
  const isNewest = state.book.scene !== null && state.book.of === inputText(input);
  const filled = isNewest ? state.book : await filledBook(input, state.book);
  if (filled && !isNewest) setFilledBook(store, filled);
  return filled?.scene ? withPhotoIds(filled.scene, state.photos) : undefined;
}
