import type { Book, Spread } from './scene';

/**
 * Replaces the photo ids of a book, e.g. when a guest's photos become a customer's. A photo without a new id
 * leaves an empty frame and is removed from the tray.
 */
export function replacePhotoIds(book: Book, ids: ReadonlyMap<string, string>): Book {
  const mapped = (spread: Spread): Spread => ({
    ...spread,
    items: spread.items.map((item) =>
      item.type === 'photo' && item.photo !== null
        ? { ...item, photo: ids.get(item.photo) ?? null }
        : item,
    ),
  });
  return {
    ...book,
    cover: book.cover && mapped(book.cover),
    spreads: book.spreads.map(mapped),
    tray: book.tray.flatMap(({ photo, why }) => {
      const id = ids.get(photo);
      return id === undefined ? [] : [{ photo: id, why }];
    }),
  };
}
