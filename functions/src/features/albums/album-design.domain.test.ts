import { toPaise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { prepareCatalogue } from '../catalogue/catalogue.service';
import { catalogueWith, productRecord } from '../catalogue/catalogue.test-data';
import { type AlbumContent, emptyAlbumContent } from './album-content.domain';
import { applyDesign } from './album-design.domain';
import { newAlbumData } from './album.test-data';
import type { Choices } from '../catalogue/chosen-records.domain';

const record = (id: number, name: string) => ({
  id,
  name,
  description: '',
  price_paise: toPaise(10),
});
const size = (id: number, width: number, height: number) => ({
  ...record(id, `${width}x${height}`),
  width,
  height,
  photos: 0,
  discount: 0,
});
const canvasPaper = { ...record(2, 'Canvas'), kinds: ['canvas' as const] };
const catalogue = prepareCatalogue(
  catalogueWith({
    'album-sizes': [size(1, 8, 8), size(2, 8, 6)],
    'paper-types': [
      record(1, 'Matte'),
      canvasPaper,
      { ...record(3, 'Linen'), archived: true },
      { ...record(4, 'Silk'), restock_day: '2026-12-12' },
    ],
    'cover-types': [{ ...record(5, 'Cloth'), restock_day: '2027-01-02' }],
    products: [
      productRecord({ id: 7, sizes: [2], paper_type_ids: [2], binding_type_ids: [1] }),
      productRecord({
        id: 8,
        title: 'Chai cup',
        mug: true,
        sizes: [2],
        paper_type_ids: [1],
        binding_type_ids: [1],
      }),
    ],
    'album-binding-types': [{ ...record(1, 'Layflat'), hi: { name: 'लेफ़्लैट' } }],
  }),
);
const design: AlbumContent = {
  ...emptyAlbumContent({ product_id: undefined, product_type: 'album' }),
  title: 'Munnar',
  album_size_id: 2,
  paper_type_id: 1,
  binding_type_id: 1,
  orientation: 2,
  photo_ids: ['a'],
};
const NOW = new Date('2026-12-11T12:00:00+05:30');
const NOTHING: Choices = {
  product_id: null,
  frame_id: null,
  album_size_id: null,
  paper_type_id: null,
  theme_id: null,
  binding_type_id: null,
  lamination_id: null,
  cover_type_id: null,
};
const worked = (
  status: 'Cart' | 'Draft',
  changes: Partial<AlbumContent>,
  form: { orientation?: 1 } = {},
  kept: Choices = NOTHING,
) =>
  applyDesign(
    newAlbumData,
    { ...design, ...changes },
    { status, isEdited: false, form, catalogue, kept, now: NOW },
  );

describe('a design resolved from the catalogue', () => {
  it('has the names and the price of its choices', () => {
    const { names, names_hi, total_price_paise } = worked('Cart', {});
    expect(names_hi).toEqual({ bindingType: 'लेफ़्लैट' });
    expect(names).toMatchObject({ albumSize: '8x6', paperType: 'Matte', bindingType: 'Layflat' });
    expect(total_price_paise).toBe(toPaise(30));
  });

  it('has the orientation that its size allows', () => {
    expect(worked('Cart', { album_size_id: 1 }).orientation).toBe(1);
    expect(worked('Cart', { orientation: 1 }).orientation).toBeNull();
    expect(() => worked('Cart', { orientation: 1 }, { orientation: 1 })).toThrow(
      expect.objectContaining({
        details: [{ field: 'orientation', message: 'This size is not square.' }],
      }),
    );
  });

  it('is Landscape around a mug, whatever was chosen', () => {
    const chosen = { product_type: 'product', product_id: 8, orientation: 3 } as const;
    const mug = worked('Cart', chosen, { orientation: 1 });
    expect(mug.orientation).toBe(2);
  });

  it('is printed on canvas when it is a canvas print', () => {
    const canvas = { product_type: 'canvas', paper_type_id: null } as const;
    expect(worked('Cart', canvas).paper_type_id).toBe(2);
    expect(() => worked('Cart', { ...canvas, paper_type_id: 1 })).toThrow(
      'This paper is not for canvas prints. Please choose another.',
    );
  });

  it('keeps a choice that is no longer offered, but accepts no new one', () => {
    const changes = { paper_type_id: 3 };
    expect(() => worked('Cart', changes)).toThrow(
      'The paper you chose is no longer offered. Please choose another.',
    );
    const kept = { ...NOTHING, paper_type_id: 3 };
    expect(worked('Cart', changes, {}, kept).names.paperType).toBe('Linen');
  });

  it('accepts no choice that its product does not offer', () => {
    expect(() => worked('Cart', { product_type: 'product', product_id: 7 })).toThrow(
      expect.objectContaining({
        message: 'The paper you chose is no longer offered. Please choose another.',
        details: [expect.objectContaining({ field: 'paper_type_id' })],
      }),
    );
  });

  it('names every choice that is not available', () => {
    expect(() => worked('Cart', { frame_id: 9, paper_type_id: 2 })).toThrow(
      'This paper is for canvas prints only. Please choose another. ' +
        'The frame you chose is no longer offered. Please choose another.',
    );
  });

  it('keeps an option that is out of stock until the request, and later if it is back by then', () => {
    const occasion = { isEdited: true, form: {}, catalogue, kept: NOTHING, now: NOW } as const;
    const sold = { ...design, paper_type_id: 4, cover_type_id: 5 };
    expect(applyDesign(newAlbumData, sold, { ...occasion, status: 'Draft' }).names).toMatchObject({
      paperType: 'Silk',
      coverType: 'Cloth',
    });
    const request = (now: Date) =>
      applyDesign(newAlbumData, sold, { ...occasion, status: 'Requested', now });
    const advice = 'Please choose another, or send us the album from that day on.';
    const cloth = `Cloth is out of stock and back on 2 Jan 2027. ${advice}`;
    const silk = `Silk is out of stock and back on 12 Dec 2026. ${advice}`;
    expect(() => request(NOW)).toThrow(
      expect.objectContaining({
        code: 'business_rule',
        message: cloth,
        details: [
          { field: 'cover_type_id', message: cloth },
          { field: 'paper_type_id', message: silk },
        ],
      }),
    );
    expect(() => request(new Date('2027-01-01T23:59:59+05:30'))).toThrow(cloth);
    expect(request(new Date('2027-01-02T00:00:00+05:30')).names.paperType).toBe('Silk');
  });

  // proves studio-19
  it('requires a frame on creation, but not when it is edited', () => {
    const occasion = { status: 'Draft', form: {}, catalogue, kept: NOTHING, now: NOW } as const;
    expect(() => applyDesign(newAlbumData, design, { ...occasion, isEdited: false })).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ field: 'frame_id' })] }),
    );
    const edited = applyDesign(newAlbumData, design, { ...occasion, isEdited: true });
    expect(edited).toMatchObject({ names: { frame: '' }, total_price_paise: toPaise(30) });
  });

  it('may be incomplete in the cart only', () => {
    expect(worked('Cart', { title: '' }).total_price_paise).toBe(toPaise(30));
    expect(() => worked('Draft', { title: '' })).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    );
  });
});
