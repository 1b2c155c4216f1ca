import type { Product } from '@smriti/shared/catalogue/products';
import { vi } from 'vitest';

/** A product, as lists show it. */
export const listedProduct = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  product_id: id,
  title: `Book ${id}`,
  description: '',
  type: 1,
  category_id: 3,
  price: 349,
  mrp: 349,
  discount: 0,
  sizes: [2],
  paperTypeId: 4,
  default_photos: 20,
  cover_images: [],
  product_images: [],
  rating_average: 4.5,
  rating_count: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  ...changes,
});

/** Answers GET /products page by page with this number of products. */
export function answerProductPages(total: number) {
  const all = Array.from({ length: total }, (_, index) => listedProduct(index + 1));
  return ({ query }: { query: URLSearchParams }) => {
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Number(query.get('limit'));
    const headers: Record<string, string> = to < total ? { 'X-Next-Cursor': String(to) } : {};
    return Response.json(all.slice(from, to), { headers });
  };
}

/** Stubs the observer of list ends; the returned function brings the end of the list into view. */
export function stubIntersectionObserver(): () => void {
  let see: () => void = () => undefined;
  class Observer {
    constructor(tell: (entries: object[]) => void) {
      see = () => tell([{ isIntersecting: true, boundingClientRect: { bottom: 100 } }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => see();
}
