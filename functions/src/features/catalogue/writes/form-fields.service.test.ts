import { expect, it } from 'vitest';
import { writableAlbumSizes } from '../kinds/album-sizes.service';
import { writableFrames } from '../kinds/frames.service';
import { writableProducts } from '../kinds/products.service';
import { formFieldNames, multiValueFieldNames, pictureFieldNames } from './form-fields.service';

it('derives from the contract of a kind which fields are lists and pictures', () => {
  expect(multiValueFieldNames(writableProducts)).toEqual([
    'sizes',
    'paper_type_ids',
    'lamination_type_ids',
    'cover_type_ids',
    'binding_type_ids',
    'cover_images',
    'product_images',
  ]);
  expect(pictureFieldNames(writableProducts)).toEqual(['cover_images', 'product_images']);
  expect([multiValueFieldNames(writableAlbumSizes), pictureFieldNames(writableAlbumSizes)]).toEqual(
    [['kinds'], []],
  );
  expect([multiValueFieldNames(writableFrames), pictureFieldNames(writableFrames)]).toEqual([
    [],
    ['image_path'],
  ]);
  expect(formFieldNames(writableProducts)).not.toContain('paperTypeId');
});
