import { describe, expect, test } from 'vitest';
import { productListMetadata, pageMetadata, productMetadata } from './page-metadata.domain';

const to = {
  site: 'https://shop.test',
  picture: (path: string) => `https://pictures.test/${path}`,
};
const category = { id: 3, name: 'Wedding', description: '', slug: 'wedding', image_path: 'c.webp' };
const product = {
  id: 7,
  product_id: 7,
  title: 'Linen book',
  type: 1,
  category_id: 3,
  category,
  description: '<p>Of <b>linen</b> &amp; paper.</p><ul><li>Flat</li><li>Firm</li></ul>',
  price: 499,
  mrp: 600,
  discount: 17,
  sizes: [],
  paperTypeId: 1,
  default_photos: 20,
  cover_images: ['cover.webp'],
  product_images: ['one.webp'],
  rating_average: 4.5,
  rating_count: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  album_sizes: [],
  paper_types: [],
  lamination_types: [],
  cover_types: [],
  binding_types: [],
};

describe('a product', () => {
  test('is described with its price in rupees, its ratings and breadcrumbs', () => {
    const { data, ...facts } = productMetadata(product, to);
    expect(facts).toEqual({
      title: 'Linen book',
      description: 'Of linen & paper. • Flat • Firm',
      canonical: 'https://shop.test/product?id=7',
      image: 'https://pictures.test/cover.webp',
      type: 'product',
    });
    expect(data).toMatchObject([
      {
        '@type': 'Product',
        offers: { price: '499.00', priceCurrency: 'INR', url: facts.canonical },
        aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://shop.test/' },
          { position: 2, name: 'Wedding', item: 'https://shop.test/products?category=3' },
          { position: 3, name: 'Linen book', item: 'https://shop.test/product?id=7' },
        ],
      },
    ]);
  });

  test('without ratings has none in its metadata', () => {
    const { data } = productMetadata({ ...product, rating_average: 0, rating_count: 0 }, to);
    expect(data[0]).not.toHaveProperty('aggregateRating');
  });

  test('that is no longer offered has no offer in its metadata', () => {
    expect(productMetadata({ ...product, archived: true }, to)).toMatchObject({
      canonical: null,
      data: [],
    });
  });

  test('without a description is described by its title', () => {
    expect(productMetadata({ ...product, description: '<p> </p>' }, to).description).toBe(
      'Linen book',
    );
  });
});

describe('a list of products', () => {
  const listed = (search: string, of?: typeof category) =>
    productListMetadata(
      { search: new URLSearchParams(search), category: of, products: [product] },
      to,
    );

  test('has one canonical URL, regardless of sorting and filters', () => {
    expect(listed('sort=rating&size=2').canonical).toBe('https://shop.test/products');
    expect(listed('').image).toBe('https://pictures.test/cover.webp');
  });

  test('of a kind has its own canonical URL', () => {
    const kind = { id: 4, name: 'Calendars' };
    const search = new URLSearchParams('type=4&sort=rating');
    const facts = productListMetadata({ search, category: undefined, kind, products: [] }, to);
    expect(facts).toMatchObject({
      title: 'Calendars',
      canonical: 'https://shop.test/products?type=4',
    });
  });

  test('of a category has its own canonical URL', () => {
    expect(listed('category=3&sort=rating', category)).toMatchObject({
      title: 'Wedding',
      canonical: 'https://shop.test/products?category=3',
    });
  });

  test('of a search is not indexed', () => {
    expect(listed('q=linen').canonical).toBeNull();
  });
});

test('the home page describes the shop', () => {
  const { data, canonical } = pageMetadata('/', 'https://shop.test', null);
  expect(canonical).toBe('https://shop.test/');
  expect(data).toMatchObject([{ '@type': 'OnlineStore', name: 'Smriti' }]);
});
