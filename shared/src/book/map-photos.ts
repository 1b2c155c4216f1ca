import type { Book, Spread } from './scene';

/**
 * A book whose photos have other ids, as when a guest's becomes a customer's: a photo that has none
 * leaves an empty frame, and leaves the tray.
 */
export function withPhotoIds(book: Book, ids: ReadonlyMap<string, string>): Book {
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
