import { describe, expect, it } from 'vitest';
import type { StudioCatalogue } from './studio-catalogue';
import { parseConfiguredDesign, keepOfferedChoices } from './parse-configured-design';
import { NO_OPTIONS } from '../design-content';

const ADDRESS =
  'productId=7&albumSize=2&paperType=4&lamination=6&coverType=8&binding=10&orientation=2&quantity=3';
const read = (address: string) => parseConfiguredDesign(new URLSearchParams(address));

describe('parseConfiguredDesign', () => {
  // proves studio-6
  it('reads the choices of the product page', () => {
    expect(read(ADDRESS)).toEqual({
      draftId: null,
      productId: 7,
      quantity: 3,
      photos: null,
      choices: {
        ...NO_OPTIONS,
        album_size_id: 2,
        paper_type_id: 4,
        lamination_id: 6,
        cover_type_id: 8,
        binding_type_id: 10,
        orientation: 2,
      },
    });
  });

  it('reads the number of photos as the goal, up to 500', () => {
    expect(read(`${ADDRESS}&photos=40`)).toMatchObject({ photos: 40 });
    expect(read(`${ADDRESS}&photos=501`)).toMatchObject({ photos: null });
    expect(read(`${ADDRESS}&photos=many`)).toBe('notNumeric');
  });

  it('requires only the product id for an unsaved design', () => {
    expect(read('productId=7&draft=abc')).toMatchObject({ productId: 7, draftId: 'abc' });
    expect(read('draft=abc')).toBe('incomplete');
  });

  it('accepts a URL without binding, orientation and quantity', () => {
    const bare = ADDRESS.replace(/&binding.*$/, '');
    expect(read(bare)).toMatchObject({
      quantity: 1,
      choices: { binding_type_id: null, orientation: null },
    });
  });

  it.each(['productId', 'albumSize', 'paperType', 'lamination', 'coverType'])(
    'requires %s',
    (name) => {
      expect(read(ADDRESS.replace(new RegExp(`${name}=\\d+`), `${name}=`))).toBe('incomplete');
    },
  );

  it.each(['productId', 'albumSize', 'binding', 'orientation'])(
    'rejects a non-numeric %s',
    (name) => {
      expect(read(ADDRESS.replace(new RegExp(`${name}=\\d+`), `${name}=x`))).toBe('notNumeric');
    },
  );

  it('ignores an unknown orientation and an excessive quantity', () => {
    expect(read(ADDRESS.replace('orientation=2', 'orientation=9'))).toMatchObject({
      choices: { orientation: null },
    });
    expect(read(ADDRESS.replace('quantity=3', 'quantity=99999'))).toMatchObject({ quantity: 1 });
  });
});

describe('keepOfferedChoices', () => {
  const size = { id: 2, name: '', description: '', width: 8, height: 8, photos: 1, discount: 0 };
  const offered: StudioCatalogue = {
    sizes: [
      { ...size, price: 10, original: 10 },
      { ...size, id: 3, price: null, original: null },
    ],
    papers: [{ id: 4, name: '', description: '', price: 1 }],
    bindings: [],
    laminations: [],
    covers: [],
    frames: [],
    themes: [],
    photoCount: {},
  };

  it('drops choices that are not offered, and sets the orientation of a square size', () => {
    const chosen = { ...NO_OPTIONS, album_size_id: 2, paper_type_id: 4, binding_type_id: 9 };
    expect(keepOfferedChoices(chosen, offered, true)).toMatchObject({
      album_size_id: 2,
      orientation: 1,
      paper_type_id: 4,
      binding_type_id: null,
    });
    expect(keepOfferedChoices(chosen, offered, false).orientation).toBeNull();
  });

  it('drops a size without a price', () => {
    const chosen = { ...NO_OPTIONS, album_size_id: 3 };
    expect(keepOfferedChoices(chosen, offered, false).album_size_id).toBeNull();
  });
});
