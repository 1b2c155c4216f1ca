import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import { createAlbum } from '@smriti/shared/album/albums';
import { describe, expect, it } from 'vitest';
import {
  toAlbumBody,
  listMissingDetails,
  NO_OPTIONS,
  EMPTY_DESIGN_TEXTS,
  setDesignSize,
} from './design-content';

const size = (id: number, width: number, height: number): AlbumSize => ({
  id,
  name: `${width}x${height}`,
  description: '',
  width,
  height,
  photos: 1,
  price: 100,
  discount: 0,
  original: 100,
});
const PHOTO_ID = 'A'.repeat(43);

describe('setDesignSize', () => {
  it('sets the square orientation for a square size', () => {
    expect(setDesignSize({ ...NO_OPTIONS, orientation: 2 }, size(1, 8, 8)).orientation).toBe(1);
  });

  it('keeps a fitting orientation, and clears any other', () => {
    expect(setDesignSize({ ...NO_OPTIONS, orientation: 3 }, size(2, 12, 9)).orientation).toBe(3);
    expect(setDesignSize({ ...NO_OPTIONS, orientation: 1 }, size(2, 12, 9)).orientation).toBeNull();
  });

  it('clears the size when given none', () => {
    expect(setDesignSize({ ...NO_OPTIONS, album_size_id: 3 }, undefined).album_size_id).toBeNull();
  });
});

describe('listMissingDetails', () => {
  const complete = { ...NO_OPTIONS, frame_id: 1, album_size_id: 2, paper_type_id: 3 };
  const texts = { ...EMPTY_DESIGN_TEXTS, title: 'Goa' };

  it('requires title, frame, size, paper and a photo for an album', () => {
    expect(listMissingDetails({ type: 'album' }, { choices: complete, texts }, 1)).toEqual([]);
    const fields = listMissingDetails(
      { type: 'album' },
      { choices: NO_OPTIONS, texts: EMPTY_DESIGN_TEXTS },
      0,
    );
    expect(fields.map(({ field }) => field)).toEqual([
      'title',
      'frame_id',
      'album_size_id',
      'paper_type_id',
      'images',
    ]);
  });

  // proves studio-19
  it('requires no frame for an edited album', () => {
    const choices = { ...complete, frame_id: null };
    expect(listMissingDetails({ type: 'album', albumId: 'goa' }, { choices, texts }, 1)).toEqual(
      [],
    );
    expect(listMissingDetails({ type: 'album' }, { choices, texts }, 1)).toHaveLength(1);
  });
});

describe('toAlbumBody', () => {
  const content = {
    choices: { ...NO_OPTIONS, album_size_id: 4, edge_style: 'white' as const },
    texts: { ...EMPTY_DESIGN_TEXTS, title: 'Sea', name: 'Asha', email: 'a@b.in' },
    photos: [
      { photoId: PHOTO_ID, name: 'IMG_1041.jpg' },
      { photoId: null, name: 'under-way.jpg' },
      { photoId: 'B'.repeat(43), name: '' },
    ],
  };

  it('numbers the uploaded photos from 1, with their file names', () => {
    expect(toAlbumBody('album', content, 10).images).toEqual([
      { photo_id: PHOTO_ID, sequence: 1, name: 'IMG_1041.jpg' },
      { photo_id: 'B'.repeat(43), sequence: 2 },
    ]);
  });

  it.each(['album', 'product', 'canvas'] as const)('matches the API contract: %s', (type) => {
    const { success } = createAlbum.body.safeParse({
      ...toAlbumBody(type, content, 10),
      product_type: type,
    });
    expect(success).toBe(true);
  });

  it('includes edge style and contact for a canvas only', () => {
    expect(toAlbumBody('canvas', content, 10)).toMatchObject({ edge_style: 'white', name: 'Asha' });
    expect(toAlbumBody('album', content, 10)).not.toHaveProperty('edge_style');
    expect(toAlbumBody('album', content, 10)).not.toHaveProperty('name');
  });
});
