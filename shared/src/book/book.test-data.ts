import type { Book, PhotoItem, Spread, TextItem } from './scene';

/** A well-formed photo id for tests. */
export const testPhotoId = (n: number) => `photo${String(n).padStart(38, '0')}`;

export function createTestPhotoItem(n: number, given: Partial<PhotoItem> = {}): PhotoItem {
  return {
    type: 'photo',
    id: `p${n}`,
    x: 10,
    y: 10,
    w: 100,
    h: 75,
    angle: 0,
    photo: testPhotoId(n),
    crop: { x: 0.5, y: 0.5, zoom: 1, turn: 0 },
    radius: 0,
    border: null,
    ...given,
  };
}

export function createTestTextItem(given: Partial<TextItem> = {}): TextItem {
  return {
    type: 'text',
    id: 't1',
    x: 10,
    y: 90,
    w: 100,
    h: 10,
    angle: 0,
    text: 'A day at the sea',
    font: null,
    size: 12,
    colour: null,
    align: 'left',
    leading: 1.3,
    fit: false,
    follows: null,
    ...given,
  };
}

export function createTestSpread(id: string, given: Partial<Spread> = {}): Spread {
  return {
    id,
    seed: 1,
    locked: false,
    layout: '',
    rank: null,
    background: null,
    items: [],
    why: null,
    ...given,
  };
}

/** A book of 8 x 8 inches with a photo on each of two spreads, and one on its cover. */
export function createTestBook(given: Partial<Book> = {}): Book {
  return {
    v: 1,
    kind: 'book',
    page: { w: 203.2, h: 203.2 },
    bleed: 3,
    safe: 8,
    lay_flat: true,
    page_numbers: false,
    style: 'classic',
    photo_order: 'given',
    look: {
      paper: '#ffffff',
      ink: '#222222',
      margin: 10,
      gap: 4,
      font: 'serif',
      border: { width: 0, colour: '#ffffff' },
      accent: '#8a6a3c',
      corner: 0,
      ornament: 'none',
    },
    cover_shape: { spine: 8, wrap: 15, printable: true },
    cover: createTestSpread('cover', { items: [createTestPhotoItem(1), createTestTextItem()] }),
    spreads: [
      createTestSpread('s1', { items: [createTestPhotoItem(1)] }),
      createTestSpread('s2', { items: [createTestPhotoItem(2)] }),
    ],
    tray: [],
    extra_pages: 0,
    calendar: null,
    ...given,
  };
}
