import { countPages } from '@smriti/shared/book/page';
import type { Book, SpreadItem } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import { findPartContaining } from '../spread/face';
import { useSpreadNames } from '../spread/use-spread-names';
import type { ShownPhotos } from '../spread/shown-photo';
import type { BookStop } from '../spread/book-stops';
import { previewMessages } from './messages';

/** Name of a view and description of its content, for screen readers. */
export function useViewNames(book: Book, photos: ShownPhotos) {
  const t = useMessages(previewMessages);
  const { faceName } = useSpreadNames(book.kind);
  const count = countPages(book);

  function nameOf({ face, part }: BookStop): string {
    const name = faceName(face, part);
    return face.isCover || book.kind === 'sheet' ? name : t.of({ name, count });
  }

  function textOf(item: SpreadItem): string | null {
    if (item.type === 'text') return item.text.trim() === '' ? null : t.text({ text: item.text });
    const place = item.photo === null ? undefined : photos.get(item.photo)?.place;
    return place === undefined ? null : t.photo({ place });
  }

  /** Name of a view, followed by the numbers of its photos and by its texts. */
  function describe(stop: BookStop): string {
    const { face, part } = stop;
    const isSeen = (item: SpreadItem) =>
      part === null || (findPartContaining(face, item)?.name ?? part) === part;
    const content = face.spread.items.filter(isSeen).map(textOf);
    const said = content.filter((text) => text !== null).join(', ');
    const name = nameOf(stop);
    return said === '' ? t.empty({ name }) : t.shows({ name, content: said });
  }

  return { nameOf, describe };
}
