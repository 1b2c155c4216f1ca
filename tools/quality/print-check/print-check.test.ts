import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import type { Book, SpreadItem, TextItem } from '@smriti/shared/book/scene';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compareBookPages } from './book-differences.ts';
import { measureDifferingShare, measureEdgeOffsetMm, type Region } from './compare.ts';
import { renderPrintedSpreads } from './printed-spreads.ts';
import { renderScreenSpreads } from './screen-spreads.ts';
import { loadSeededBook } from './seeded-books.ts';

const DPI = 600;
/** Tolerance in mm: 2.5 pixels. */
const MAX_OFFSET_MM = 0.1;
/** Tolerance in whole pixels. */
const REACH = 2;
const PAGE = { w: 70, h: 60 };

/**
 * A picture whose corners have different colours, stored rotated according to its EXIF orientation.
 */
async function photo(orientation: number): Promise<Buffer> {
  const colours = ['#c02020', '#2050b0', '#208040', '#604010'];
  const parts = colours.map((colour, at) => {
    const [x, y] = [(at % 2) * 400, Math.floor(at / 2) * 300];
    return `<rect x="${x}" y="${y}" width="400" height="300" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

const PHOTOS = [
  { orientation: 1, width: 800, height: 600 },
  { orientation: 6, width: 600, height: 800 },
];

const crop = (x: number, y: number, zoom: number, turn: 0 | 1 | 2 | 3) => ({ x, y, zoom, turn });
const FRAMES: SpreadItem[] = [
  createTestPhotoItem(1, { x: 4, y: 4, w: 26, h: 20, crop: crop(0.3, 0.6, 1.4, 0) }),
  createTestPhotoItem(2, { x: 36, y: 4, w: 24, h: 20, radius: 5, photo: testPhotoId(2) }),
  createTestPhotoItem(3, {
    x: 4,
    y: 30,
    w: 26,
    h: 24,
    photo: testPhotoId(1),
    border: { width: 2, colour: '#102010' },
  }),
  createTestPhotoItem(4, {
    x: 38,
    y: 32,
    w: 20,
    h: 18,
    angle: 7,
    photo: testPhotoId(2),
    crop: crop(0.5, 0.4, 1.2, 1),
  }),
  createTestPhotoItem(5, {
    x: 78,
    y: 4,
    w: 30,
    h: 22,
    photo: testPhotoId(2),
    crop: crop(0.5, 0.5, 1, 2),
  }),
  createTestPhotoItem(6, {
    x: 112,
    y: 30,
    w: 24,
    h: 26,
    photo: testPhotoId(1),
    crop: crop(0.2, 0.2, 2, 3),
  }),
];

const TEXTS = [
  { text: 'A trip to Goa, 1,200 km', x: 4, y: 6, font: 'serif' },
  { text: 'दिवाली की शाम, विद्यार्थी', x: 4, y: 20, font: 'sans' },
  { text: 'তীর্থযাত্রা, বাংলা', x: 4, y: 34, font: 'serif' },
  { text: 'தீபாவளி மாலை', x: 78, y: 6, font: 'sans' },
  { text: 'ಕನ್ನಡ ಕ್ಷೇತ್ರ', x: 78, y: 20, font: 'serif' },
  { text: 'സ്ത്രീ മലയാളം', x: 78, y: 36, font: 'sans', angle: 6, align: 'center' },
] as const;

/** Texts in those scripts with fonts that the other tests do not use. */
const MORE_TEXTS = [
  { text: 'తెలుగు పుస్తకం, క్షేత్రం', x: 4, y: 6, font: 'serif' },
  { text: 'ગુજરાતી ચોપડી, ક્ષેત્ર', x: 4, y: 20, font: 'sans' },
  { text: 'ਪੰਜਾਬੀ ਕਿਤਾਬ, ਸ੍ਰੀ', x: 78, y: 6, font: 'serif' },
  { text: 'ଓଡ଼ିଆ ପୁସ୍ତକ, କ୍ଷେତ୍ର', x: 78, y: 20, font: 'sans' },
] as const;

const lettersOf = (texts: readonly Partial<TextItem>[]) =>
  texts.map((given, at) =>
    createTestTextItem({ id: `t${at + 1}`, w: 58, h: 9, size: 14, align: 'left', ...given }),
  );
const SPREADS: readonly SpreadItem[][] = [FRAMES, lettersOf(TEXTS), lettersOf(MORE_TEXTS)];

const book: Book = createTestBook({
  page: PAGE,
  safe: 4,
  page_numbers: false,
  spreads: SPREADS.map((items, at) => createTestSpread(`s${at + 1}`, { items })),
});

/** The region of an item with its empty surroundings, in mm from the corner of the print. */
function around({ x, y, w, h }: SpreadItem): Region {
  return { x: x + book.bleed - 2, y: y + book.bleed - 2, w: w + 4, h: h + 4 };
}

it(
  'prints edges and letters within 0.1 mm of where Chromium draws them, at 600 dpi',
  { timeout: 120_000 },
  async () => {
    const files = await Promise.all(PHOTOS.map(({ orientation }) => photo(orientation)));
    const byId = new Map(files.map((file, at) => [testPhotoId(at + 1), file]));
    const shown = new Map(
      PHOTOS.map(({ width, height }, at) => {
        const large = `data:image/jpeg;base64,${files[at]?.toString('base64')}`;
        return [testPhotoId(at + 1), { place: at + 1, width, height, small: null, large }];
      }),
    );
    const wanted = { indices: [...SPREADS.keys()], dpi: DPI };
    const original = (id: string) => Promise.resolve(byId.get(id) ?? Buffer.alloc(0));
    const screen = renderScreenSpreads(book, shown, wanted);
    const print = renderPrintedSpreads(book, original, wanted);
    for (const [index, all] of SPREADS.entries()) {
      const [{ value: onScreen }, { value: onPaper }] = await Promise.all([
        screen.next(),
        print.next(),
      ]);
      if (!onScreen || !onPaper) throw new Error(`spread ${index} is not drawn`);
      expect(Math.abs(onScreen.width - onPaper.width)).toBeLessThanOrEqual(1);
      for (const item of all) {
        const name = `${index} ${item.id}`;
        expect
          .soft(measureEdgeOffsetMm(onScreen, onPaper, around(item)), name)
          .toBeLessThanOrEqual(MAX_OFFSET_MM);
        if (item.type === 'text') continue;
        expect
          .soft(measureDifferingShare(onScreen, onPaper, around(item)), name)
          .toBeLessThan(0.02);
      }
    }
    await Promise.all([screen.return(), print.return()]);
  },
);

it(
  'prints pages of a demo book as the screen shows them, pixel by pixel',
  { timeout: 120_000 },
  async () => {
    const seeded = await loadSeededBook('demo-album-zoya-months');
    for await (const { page, unmatched } of compareBookPages(seeded, DPI)) {
      expect(unmatched[REACH], `page ${page}`).toBe(0);
    }
  },
);
