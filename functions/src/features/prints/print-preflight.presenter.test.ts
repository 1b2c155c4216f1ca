import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import type { FaceDanger } from '@smriti/shared/book/face-danger';
import { packFaces } from '@smriti/shared/book/people-faces';
import { insidePages } from '@smriti/shared/book/print-pages';
import type { PhotoItem } from '@smriti/shared/book/scene';
import {
  lowResolutionPhotos,
  photosWithFaceDanger,
  preflightFile,
} from '@smriti/shared/order/preflight';
import { expect, it } from 'vitest';
import type { EmbeddedPicture } from '../../platform/pdf/print-pictures';
import { describePage, toPreflightFile } from './print-preflight.presenter';

function aPicture(given: Partial<EmbeddedPicture> = {}): EmbeddedPicture {
  return {
    name: 'P1',
    reference: {},
    width: 4000,
    height: 3000,
    orientation: 1,
    colours: 'srgb',
    ...given,
  };
}

const pictures = new Map([
  [testPhotoId(1), aPicture()],
  [testPhotoId(2), aPicture({ width: 600, height: 800, orientation: 6, colours: 'profile' })],
]);
const spreads = [
  createTestSpread('s1', { items: [createTestPhotoItem(1), createTestTextItem()] }),
  createTestSpread('s2', {
    items: [
      createTestPhotoItem(2),
      createTestTextItem({ colour: '#9b2d30' }),
      createTestTextItem({ text: '' }),
    ],
  }),
  createTestSpread('s3', { items: [createTestPhotoItem(1, { photo: null })] }),
];
const book = createTestBook({ spreads });
const pages = insidePages(book, { pagesMin: 1, pageStep: 1 }).map((page) =>
  describePage(page, page.spread?.items ?? [], {
    pictures,
    look: { ink: '#1d1d1f' },
    markRoom: 0,
  }),
);
const photoIds = [testPhotoId(2), testPhotoId(3)];
const facts = { pages, fonts: ['NotoSans-Regular'] };

it('lists boxes, fonts, photos with their resolution, and inks of letters', () => {
  const file = toPreflightFile('inside', facts, { photoIds, isForPress: true });
  expect(preflightFile.parse(file)).toEqual(file);
  expect(file).toEqual({
    kind: 'inside',
    pages: [
      {
        first: 1,
        last: 3,
        media: { w: 412.4, h: 209.2 },
        bleed: { x: 0, y: 0, w: 412.4, h: 209.2 },
        trim: { x: 3, y: 3, w: 406.4, h: 203.2 },
      },
    ],
    fonts: ['NotoSans-Regular'],
    photos: [
      // a photo that is no longer in the album
      { page: 1, photo: null, dpi: 1016, colours: 'srgb', face_danger: null },
      // 800 pixels of the upright photo across 100 mm
      { page: 2, photo: 1, dpi: 203, colours: 'profile', face_danger: null },
    ],
    inks: [
      { colour: '#1d1d1f', black: 100, texts: 1 },
      { colour: '#9b2d30', black: null, texts: 1 },
    ],
  });
});

it('lists photos whose faces are cut, or lie near the fold or the edge', () => {
  const dangersOf = (given: Partial<PhotoItem>, isLayFlat = true) => {
    const spread = createTestSpread('s1', { items: [createTestPhotoItem(1, given)] });
    const faces = new Map([[testPhotoId(1), packFaces([{ x: 0.4, y: 0.4, w: 0.2, h: 0.2 }])]]);
    const other = createTestBook({ spreads: [spread, spread, spread], lay_flat: isLayFlat });
    const described = insidePages(other, { pagesMin: 1, pageStep: 1 }).map((page) =>
      describePage(page, spread.items, { pictures, faces, look: { ink: '#1d1d1f' }, markRoom: 0 }),
    );
    const file = toPreflightFile(
      'inside',
      { pages: described, fonts: [] },
      { photoIds, isForPress: true },
    );
    return photosWithFaceDanger(file).map(({ page, face_danger }) => [page, face_danger]);
  };
  const everywhere = (danger: FaceDanger) => [1, 2, 3].map((page) => [page, danger]);
  const frame = { x: 40, y: 40, w: 100, h: 75 };
  expect(dangersOf(frame)).toEqual([]);
  expect(dangersOf({ ...frame, crop: { x: 0.1, y: 0.5, zoom: 2, turn: 0 } })).toEqual(
    everywhere('cut'),
  );
  expect(dangersOf({ ...frame, y: -30 })).toEqual(everywhere('edge'));
  expect(dangersOf({ ...frame, x: 203.2 - 50 })).toEqual(everywhere('fold'));
  // Page 1 is a page alone; the others are halves of spreads, whose fold is at an edge of the page.
  expect(dangersOf({ ...frame, x: 203.2 - 50 }, false)).toContainEqual([2, 'fold']);
});

it('reports no tints of black in files that are not for a press', () => {
  const { inks } = toPreflightFile('inside', facts, { photoIds, isForPress: false });
  expect(inks.map(({ black }) => black)).toEqual([null, null]);
});

it('starts a new range at a page with other boxes', () => {
  const [first] = pages;
  if (!first) throw new Error('no page');
  const wide = { ...first, media: { w: 500, h: 209.2 } };
  const { pages: ranges } = toPreflightFile(
    'inside',
    { pages: [first, first, wide, first], fonts: [] },
    { photoIds, isForPress: true },
  );
  expect(ranges.map(({ first: from, last }) => [from, last])).toEqual([
    [1, 2],
    [3, 3],
    [4, 4],
  ]);
});

it('lists photos below 250 dpi, the lowest first', () => {
  const photos = [249, 250, 90, 150].map((dpi, index) => ({
    page: 1,
    photo: index + 1,
    dpi,
    colours: 'srgb' as const,
    face_danger: null,
  }));
  expect(lowResolutionPhotos({ photos }).map(({ dpi }) => dpi)).toEqual([90, 150, 249]);
});
