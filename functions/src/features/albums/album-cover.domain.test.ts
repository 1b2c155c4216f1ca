import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import type { Book } from '@smriti/shared/book/scene';
import { ORIENTATIONS } from '@smriti/shared/album/orientation';
import { describe, expect, it } from 'vitest';
import { prepareCatalogue } from '../catalogue/catalogue.service';
import { catalogueWith, productRecord } from '../catalogue/catalogue.test-data';
import { emptyAlbumContent } from './album-content.domain';
import {
  albumCover,
  bookCover,
  coverPhotoId,
  coverPhotoIds,
  findAlbumCover,
  MAX_COLLAGE_PHOTOS,
} from './album-cover.domain';
import { presentCover } from './album-cover.presenter';

const PRINTED = { material: 'print', edge: null } as const;
const book = createTestBook();

it('keeps whether a sheet goes around a mug, from the record of its product', () => {
  const catalogue = prepareCatalogue(
    catalogueWith({
      products: [
        productRecord({ id: 7, title: 'Chai cup', mug: true }),
        productRecord({ id: 8, title: 'Photo Mug' }),
        productRecord({ id: 9, title: 'Mug Mat', mug: false }),
      ],
    }),
  );
  const sheet = { ...book, kind: 'sheet', cover: null, cover_shape: null } as const;
  const content = emptyAlbumContent({ product_id: undefined, product_type: 'product' });
  const coverOf = (product_id: number | null, of: Book = sheet) =>
    albumCover(catalogue, { ...content, product_id, photo_ids: [] }, of);
  expect([7, 8, 9].map((id) => coverOf(id).mug)).toEqual([true, true, false]);
  expect(coverOf(null)).not.toHaveProperty('mug');
  expect(coverOf(7, book)).not.toHaveProperty('mug');
  expect(bookCover(sheet, coverOf(7)).mug).toBe(true);
});

describe('bookCover', () => {
  it('is the front of a cover, with its photo positioned relative to the front', () => {
    const item = createTestPhotoItem(1, { photo: 'p', w: 100, h: 80 });
    const shape = { spine: 10, wrap: 15, printable: true };
    const x = shape.wrap + book.page.w + shape.spine + 20;
    const cover = createTestSpread('cover', { items: [{ ...item, x, y: shape.wrap + 30 }] });
    const { width, height, photo } = bookCover({ ...book, cover_shape: shape, cover }, PRINTED);
    expect({ width, height }).toEqual({ width: book.page.w, height: book.page.h });
    expect(photo).toMatchObject({ id: 'p', x: 20, y: 30, w: 100, h: 80 });
  });

  it('is the colour of its material, with a stamped title', () => {
    const text = {
      type: 'text',
      id: 't1',
      x: 10,
      y: 10,
      w: 50,
      h: 20,
      angle: 0,
      text: 'Goa',
      font: null,
      size: 20,
      colour: null,
      align: 'center',
      leading: 1.2,
      fit: true,
      follows: 'title',
    } as const;
    const cover = createTestSpread('cover', { items: [text] });
    const shown = bookCover(
      { ...book, cover_shape: null, cover },
      { material: 'leather', edge: null },
    );
    expect(shown).toMatchObject({ paper: '#4b2e22', photo: null });
    expect(shown.title).toMatchObject({ text: 'Goa', colour: '#d3b06a' });
  });

  it('keeps the photos of a collage, and the largest on the whole face', () => {
    const items = [
      createTestPhotoItem(1, { photo: 'small', x: 0, y: 0, w: 30, h: 30 }),
      createTestPhotoItem(2, { photo: 'large', x: 40, y: 0, w: 60, h: 60 }),
    ];
    const sheet = { ...book, kind: 'sheet', cover: null, cover_shape: null } as const;
    const face = (all: typeof items) =>
      bookCover({ ...sheet, spreads: [createTestSpread('s1', { items: all })] }, PRINTED);
    const cover = face(items);
    const whole = { id: 'large', x: 0, y: 0, w: book.page.w, h: book.page.h };
    expect(cover.photo).toMatchObject(whole);
    expect(cover.collage).toMatchObject([
      { id: 'small', w: 30 },
      { id: 'large', x: 40, w: 60 },
    ]);
    expect(new Set(coverPhotoIds(cover))).toEqual(new Set(['small', 'large']));
    // Lists read each photo of a collage, so one with many photos is its largest.
    const many = Array.from({ length: MAX_COLLAGE_PHOTOS }, () => items).flat();
    expect(face(many).collage).toBeUndefined();
    expect(face(many).photo).toMatchObject(whole);
  });
});

describe('findAlbumCover', () => {
  const names = {
    frame: '',
    paperType: 'Canvas 380 gsm',
    albumSize: 'Landscape 12x9',
    bindingType: '',
    theme: '',
    lamination: '',
    coverType: '',
    product: '',
  };
  const old = {
    names,
    orientation: ORIENTATIONS.landscape,
    product_type: 'product',
    photo_ids: ['a', 'b'],
    canvas: null,
  } as const;

  it('derives shape, material and photo of an album of an earlier release from its stored names', () => {
    const canvas = findAlbumCover({ ...old, photo_ids: [...old.photo_ids] });
    expect(canvas).toMatchObject({ kind: 'sheet', edge: 'white', photo: { id: 'a' } });
    expect(canvas.width / canvas.height).toBeCloseTo(12 / 9);
    const leather = { ...names, paperType: 'Silk', coverType: 'Leatherette' };
    expect(findAlbumCover({ ...old, names: leather, photo_ids: ['a'] })).toMatchObject({
      kind: 'book',
      material: 'leather',
      photo: null,
    });
  });

  it('returns the photo that represents an album', () => {
    expect(coverPhotoId({ photo_ids: ['a'] })).toBe('a');
    expect(coverPhotoId({ photo_ids: [] })).toBeNull();
  });
});

it('a photo is cropped for its frame, and rotated around its centre', () => {
  const item = createTestPhotoItem(1, { photo: 'p', x: 0, y: 0, w: 100, h: 100 });
  const crop = { x: 0.5, y: 0.5, zoom: 1, turn: 1 } as const;
  const items = [{ ...item, crop }];
  const sheet = { ...book, kind: 'sheet', cover: null, cover_shape: null } as const;
  const cover = bookCover({ ...sheet, spreads: [createTestSpread('s1', { items })] }, PRINTED);
  const photo = { thumbnail_url: '/p.webp', width: 200, height: 100 };
  expect(presentCover(cover, 'Family Mug', () => photo).kind).toBe('mug');
  expect(presentCover(cover, 'Smuggler’s print', () => photo).kind).toBe('sheet');
  expect(presentCover({ ...cover, mug: true }, 'Chai cup', () => photo).kind).toBe('mug');
  expect(presentCover({ ...cover, mug: false }, 'Family Mug', () => photo).kind).toBe('sheet');
  expect(presentCover(cover, '', () => photo).photo).toMatchObject({
    url: '/p.webp',
    picture: { x: -50, y: 0, w: 200, h: 100, turn: 1 },
  });
  expect(presentCover(cover, '', () => null).photo).toMatchObject({
    url: null,
    picture: { x: 0, y: 0, w: 100, h: 100, turn: 0 },
  });
});
