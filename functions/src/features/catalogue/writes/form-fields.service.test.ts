import { expect, it } from 'vitest';
import { writableAlbumSizes } from '../kinds/album-sizes.service';
import { writableFrames } from '../kinds/frames.service';
import { writableProducts } from '../kinds/products.service';
import { formFields, listFields, pictureFields } from './form-fields.service';

it('tells from the contract of a kind which fields are lists and pictures', () => {
  expect(listFields(writableProducts)).toEqual([
    'sizes',
    'paper_type_ids',
    'lamination_type_ids',
    'cover_type_ids',
    'binding_type_ids',
    'cover_images',
    'product_images',
  ]);
  expect(pictureFields(writableProducts)).toEqual(['cover_images', 'product_images']);
  expect([listFields(writableAlbumSizes), pictureFields(writableAlbumSizes)]).toEqual([
    ['kinds'],
    [],
  ]);
  expect([listFields(writableFrames), pictureFields(writableFrames)]).toEqual([[], ['image_path']]);
  expect(formFields(writableProducts)).not.toContain('paperTypeId');
});
