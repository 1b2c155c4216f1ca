import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import type { PhotoItem, TextItem } from '@smriti/shared/book/scene';
import { fillBook } from '@smriti/shared/book/auto-fill/fill';
import { bookFormat } from '@smriti/shared/book/page';
import { packFaces } from '@smriti/shared/book/people-faces';
import { describe, expect, it } from 'vitest';
import { computeFaces } from '../face';
import type { ShownPhoto } from '../shown-photo';
import { isBlockingWarning, listSpreadWarnings } from './spread-warnings';

const SHARP: ShownPhoto = { place: 1, width: 6000, height: 4500, small: null, large: null };

function kindsOf(frame: Partial<PhotoItem>, { isFlat = true, photo = SHARP } = {}): string[] {
  const items = [createTestPhotoItem(1, frame)];
  const middle = createTestSpread('s2', { items });
  const spreads = [createTestSpread('s1'), middle, createTestSpread('s3')];
  const book = createTestBook({ lay_flat: isFlat, cover: null, spreads });
  const warnings = listSpreadWarnings(book, computeFaces(book), new Map([[testPhotoId(1), photo]]));
  return warnings.map(({ kind }) => kind);
}

it('lists no warning for a sharp photo within its page', () => {
  expect(kindsOf({})).toEqual([]);
});

it('warns of a low resolution at the size of the frame', () => {
  const photo = { ...SHARP, width: 900, height: 675 };
  expect(kindsOf({ w: 60, h: 45 }, { photo })).toEqual([]);
  expect(kindsOf({}, { photo })).toEqual(['fair']);
  expect(kindsOf({ w: 180, h: 135 }, { photo })).toEqual(['poor']);
});

it('judges the photos again once more is known about them', () => {
  const book = createTestBook({
    cover: null,
    spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)] })],
  });
  const faces = computeFaces(book);
  const kinds = (photo: ShownPhoto) =>
    listSpreadWarnings(book, faces, new Map([[testPhotoId(1), photo]])).map(({ kind }) => kind);
  expect(kinds({ ...SHARP, width: null, height: null })).toEqual([]);
  expect(kinds({ ...SHARP, width: 900, height: 675 })).toEqual(['fair']);
});

it('warns of the fold in bound books only', () => {
  const across = { x: 150, w: 120 };
  expect(kindsOf(across)).toEqual([]);
  expect(kindsOf(across, { isFlat: false })).toEqual(['fold']);
});

it('warns of edges that are cut or too close to the cut', () => {
  expect(kindsOf({ x: -3, y: -3, w: 150 })).toEqual([]);
  expect(kindsOf({ x: 1.5 })).toEqual(['cut']);
});

describe('faces', () => {
  /** A face in the middle of the photo's left half. */
  const faces = packFaces([{ x: 0.2, y: 0.4, w: 0.1, h: 0.2 }]);
  const photo = { ...SHARP, faces };
  const turned = { x: 0.5, y: 0.5, zoom: 1, turn: 1 } as const;

  it.each<[string, Partial<PhotoItem>, string[]]>([
    ['within its frame', {}, []],
    [
      'whose frame cuts it',
      { w: 40, h: 80, crop: { x: 0.4, y: 0.5, zoom: 1, turn: 0 } },
      ['faceCut'],
    ],
    ['that the frame hides', { w: 40, h: 80, crop: { x: 0.8, y: 0.5, zoom: 1, turn: 0 } }, []],
    ['near the edge of the page', { x: -20, y: 20, w: 120, h: 90 }, ['faceEdge']],
    [
      'at the top, in a photo that is turned',
      { x: 20, y: -22, w: 90, h: 120, crop: turned },
      ['faceEdge'],
    ],
  ])('warns of one %s', (_what, frame, kinds) => {
    expect(kindsOf(frame, { photo })).toEqual(kinds);
  });

  it('warns of one at the fold, in books that lie flat too', () => {
    expect(kindsOf({ x: 160, w: 160, h: 120 }, { photo })).toEqual(['faceFold']);
  });
});

it('warns of an empty frame', () => {
  expect(kindsOf({ photo: null })).toEqual(['empty']);
});

function kindsOfText(given: Partial<TextItem>, isFlat = true): string[] {
  const middle = createTestSpread('s2', { items: [createTestTextItem(given)] });
  const spreads = [createTestSpread('s1'), middle, createTestSpread('s3')];
  const book = createTestBook({ lay_flat: isFlat, cover: null, spreads });
  return listSpreadWarnings(book, computeFaces(book), new Map()).map(({ kind }) => kind);
}

it('warns of texts outside of the safe zone or across the fold', () => {
  expect(kindsOfText({})).toEqual([]);
  expect(kindsOfText({ x: 7 })).toEqual(['unsafe']);
  expect(kindsOfText({ x: 7, text: ' ' })).toEqual([]);
  expect(kindsOfText({ x: 180 })).toEqual([]);
  expect(kindsOfText({ x: 180 }, false)).toEqual(['acrossFold']);
});

it('names unprintable characters, which prevent a request', () => {
  const middle = createTestSpread('s1', {
    items: [createTestPhotoItem(1, { w: 500 }), createTestTextItem({ text: 'Wow 🎉 اب' })],
  });
  const book = createTestBook({ cover: null, spreads: [middle] });
  const photos = new Map([[testPhotoId(1), { ...SHARP, width: 900, height: 675 }]]);
  const [first, ...others] = listSpreadWarnings(book, computeFaces(book), photos);
  expect(first).toMatchObject({ kind: 'missing', characters: ['🎉', 'ا', 'ب'] });
  expect(first && isBlockingWarning(first)).toBe(true);
  expect(others.filter(isBlockingWarning)).toEqual([]);
});

it('links to the last pages of a book that is too long for its binding', () => {
  const book = createTestBook({ cover: null });
  const told = (pagesMax: number) =>
    listSpreadWarnings(book, computeFaces(book), new Map(), { pagesMax, photosPerPage: 4 }).find(
      ({ kind }) => kind === 'pages',
    );
  expect(told(4)).toBeUndefined();
  expect(told(3)?.face.spread.id).toBe('s2');
});

it('lists no warning for the texts of a filled cover of any size', () => {
  const sizes = [
    [4, 4],
    [6, 4],
    [8, 8],
    [12, 9],
    [9, 12],
  ] as const;
  for (const [width, height] of sizes) {
    const format = bookFormat({
      product_type: 'album',
      orientation: null,
      edge_style: null,
      paper: null,
      binding: null,
      cover: null,
      frame: null,
      theme: null,
      product: null,
      size: { width, height, photos: 2 },
    });
    const photos = [1, 2, 3].map((n) => ({
      id: testPhotoId(n),
      width: 6000,
      height: 4500,
      facts: null,
      sequence: n,
    }));
    const filling = { style: 'classic', seed: 1, order: 'given', title: 'Goa' } as const;
    const { book } = fillBook({ format, photos, ...filling });
    const kinds = listSpreadWarnings(book, computeFaces(book), new Map()).map(({ kind }) => kind);
    expect([width, height, kinds]).toEqual([width, height, []]);
  }
});
