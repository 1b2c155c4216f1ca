import { describe, expect, it } from 'vitest';
import { prepareCatalogue } from '../catalogue/catalogue.service';
import { catalogueWith } from '../catalogue/catalogue.test-data';
import { type AlbumContent, emptyAlbumContent } from './album-content.domain';
import { printWarnings } from './print-warnings.domain';

const size = (id: number, photos: number) => ({
  id,
  name: 'Ten by eight',
  description: '',
  width: 10,
  height: 8,
  photos,
  discount: 0,
  price_paise: null,
});
const catalogue = prepareCatalogue(catalogueWith({ 'album-sizes': [size(1, 1), size(2, 4)] }));

const design = (changes: Partial<AlbumContent>): AlbumContent => ({
  ...emptyAlbumContent({ product_id: undefined, product_type: 'album' }),
  album_size_id: 1,
  photo_ids: ['a'],
  ...changes,
});
const measures = (width: number, height: number) => new Map([['a', { width, height }]]);

describe('printWarnings', () => {
  it('warns below 150 and below 250 dots per inch', () => {
    const warnings = (width: number, height: number) =>
      printWarnings(catalogue, design({}), measures(width, height));
    expect(warnings(1490, 4000)).toEqual([{ photo_id: 'a', dpi: 149, quality: 'poor' }]);
    expect(warnings(1500, 4000)).toEqual([{ photo_id: 'a', dpi: 150, quality: 'fair' }]);
    expect(warnings(2500, 1999)).toEqual([{ photo_id: 'a', dpi: 249, quality: 'fair' }]);
    expect(warnings(2500, 2000)).toEqual([]);
  });

  it('rotates the page by the ordered orientation', () => {
    const portrait = design({ orientation: 3 });
    expect(printWarnings(catalogue, portrait, measures(2000, 2500))).toEqual([]);
  });

  it('divides the page by the photos on it', () => {
    const four = design({ album_size_id: 2, photo_ids: ['a', 'b', 'c', 'd'] });
    expect(printWarnings(catalogue, four, measures(1250, 1000))).toEqual([]);
  });

  it('returns nothing for photos with unknown dimensions, or without a size', () => {
    expect(printWarnings(catalogue, design({}), new Map())).toEqual([]);
    expect(printWarnings(catalogue, design({ album_size_id: null }), measures(1, 1))).toEqual([]);
  });
});
