import { bookFormat, type BookFormat } from '../page';
import { FOCUS_GRID_CELLS, FOCUS_GRID_SIDE, packValues, type PhotoFacts } from '../photo-facts';
import { testPhotoId } from '../book.test-data';
import type { PhotoForBook } from './fill-types';

const NINE_O_CLOCK = Date.UTC(2026, 0, 24, 9);
const MINUTE = 60_000;

/** A focus grid with one heavy spot, given by its middle in cells. */
export function focusAt(column: number, row: number): string {
  return packValues(
    Array.from({ length: FOCUS_GRID_CELLS }, (_, cell) => {
      const [across, down] = [
        (cell % FOCUS_GRID_SIDE) - column,
        Math.floor(cell / FOCUS_GRID_SIDE) - row,
      ];
      return 15 * Math.exp(-(across * across + down * down) / 8);
    }),
  );
}

export function createTestFacts(given: Partial<PhotoFacts> = {}): PhotoFacts {
  return {
    taken_at: NINE_O_CLOCK,
    likeness: '0123456789abcdef',
    sharpness: 200,
    light: 120,
    focus: focusAt(7.5, 7.5),
    ...given,
  };
}

/** A 64-bit likeness that differs clearly between numbers. */
const likenessOf = (n: number) =>
  [0, 1, 2, 3]
    .map((part) =>
      ((n * 40_503 + part * 30_011 + n * n * 977) % 65_536).toString(16).padStart(4, '0'),
    )
    .join('');

/** Photos of one day: moments of a few minutes, an hour apart; every third photo is upright. */
export function photosOfADay(count: number): PhotoForBook[] {
  return Array.from({ length: count }, (_, at) => {
    const isUpright = at % 3 === 2;
    const scene = Math.floor(at / 7);
    return {
      id: testPhotoId(at + 1),
      width: isUpright ? 3000 : 4000,
      height: isUpright ? 4000 : 3000,
      sequence: at + 1,
      facts: createTestFacts({
        taken_at: NINE_O_CLOCK + scene * 60 * MINUTE + (at % 7) * 2 * MINUTE,
        likeness: likenessOf(at + 1),
        sharpness: 150 + ((at * 37) % 100),
        focus: focusAt(5 + ((at * 5) % 6), 5 + ((at * 3) % 6)),
      }),
    };
  });
}

/** A book of 11 x 8.5 inches, lay-flat or bound. */
export function createTestFormat(given: Partial<BookFormat> = {}): BookFormat {
  const format = bookFormat({
    product_type: 'album',
    orientation: 2,
    edge_style: null,
    size: { width: 11, height: 8.5, photos: 4 },
    paper: null,
    binding: null,
    cover: null,
    frame: null,
    theme: null,
    product: null,
  });
  return { ...format, ...given };
}
