import { fillBook } from '@smriti/shared/book/auto-fill/fill';
import type { Book, Spread, TextItem } from '@smriti/shared/book/scene';
import { createBookFormat } from '../book-format.ts';
import type { PrintPhoto } from './print-photos.ts';

/** Captions in five scripts. */
const CAPTIONS = [
  'A week in Goa, 1,200 km by train',
  'दिवाली की शाम, पूरा परिवार साथ',
  'தீபாவளி மாலை, கோவை',
  'আমার সোনার বাংলা, শান্তিনিকেতন',
  'స్త్రీలు పండుగ రోజు',
];

function caption(at: number, page: { w: number; h: number }): TextItem {
  return {
    type: 'text',
    id: 'caption',
    text: CAPTIONS[at % CAPTIONS.length] ?? '',
    x: 20,
    y: page.h - 9,
    w: page.w - 40,
    h: 7,
    angle: at % 7 === 3 ? -1 : 0,
    font: at % 2 === 0 ? 'serif' : 'sans',
    size: 13,
    colour: null,
    align: 'center',
    leading: 1.3,
    fit: false,
    follows: null,
  };
}

/** Rounds, borders or rotates some frames of a spread. */
function dressed(spread: Spread, at: number): Spread {
  const items = spread.items.map((item, index) => {
    if (item.type !== 'photo') return item;
    if ((at + index) % 5 === 1) return { ...item, radius: 6 };
    if ((at + index) % 5 === 3) return { ...item, border: { width: 2, colour: '#7a2f34' } };
    return (at + index) % 7 === 5 ? { ...item, angle: 4 } : item;
  });
  return { ...spread, items };
}

/** Creates an auto-filled book of the photos, with captions and styled frames. */
export function createPrintBook(photos: readonly PrintPhoto[]): Book {
  const { book } = fillBook({
    format: createBookFormat('square8', true),
    photos: photos.map(({ id, width, height }, index) => ({
      id,
      width,
      height,
      facts: null,
      sequence: index + 1,
    })),
    title: 'A week in Goa',
    style: 'classic',
    seed: 1,
    order: 'given',
  });
  const spreads = book.spreads.map((spread, at) => {
    const { items, ...rest } = dressed(spread, at);
    return { ...rest, items: [...items, caption(at, book.page)] };
  });
  return { ...book, spreads, page_numbers: true };
}
