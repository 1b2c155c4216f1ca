import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { MasterProduct } from '@smriti/shared/catalogue/products';

const size = (id: number, width: number, height: number, price: number | null): AlbumSize => ({
  id,
  name: `${width}x${height}`,
  description: '',
  width,
  height,
  photos: 4,
  price,
  discount: 0,
  original: price,
});
const option = (id: number, price: number) => ({
  id,
  name: `option ${id}`,
  description: '',
  price,
});

const unpriced = size(1, 16, 12, null);
export const SQUARE_SIZE = size(2, 8, 8, 500);
export const WIDE_SIZE = size(3, 12, 9, 900);

/** Product with options of each kind; one of its sizes has no price. */
export const PRODUCT: MasterProduct = {
  id: 7,
  product_id: 7,
  title: 'Book',
  description: '',
  type: 1,
  category_id: 1,
  price: 650,
  mrp: 812.5,
  discount: 20,
  sizes: [1, 2, 3],
  paperTypeId: 4,
  default_photos: 20,
  cover_images: [],
  product_images: [],
  rating_average: 0,
  rating_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  category: { id: 1, name: 'Birthday', slug: 'birthday', description: '', image_path: '' },
  album_sizes: [unpriced, SQUARE_SIZE, WIDE_SIZE],
  paper_types: [option(4, 10), option(5, 20.5)],
  lamination_types: [option(6, 0)],
  cover_types: [option(8, 0), option(9, 50)],
  binding_types: [option(10, 100), option(11, 150)],
};
