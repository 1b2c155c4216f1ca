import type { ProductLayout } from '@smriti/shared/catalogue/print-fields';
import { masterProduct, product } from '@smriti/shared/catalogue/products';
import { listTalkToUs } from '@smriti/shared/catalogue/reference-data';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

/** All products that a query finds: fetches the API's pages one by one. */
export async function fetchProducts(
  request: APIRequestContext,
  query: Record<string, string | number>,
) {
  const found: z.infer<typeof product>[] = [];
  let cursor: string | undefined;
  do {
    const params = { ...query, limit: 100, ...(cursor ? { cursor } : {}) };
    const response = await request.get('/api/products', { params });
    found.push(...z.array(product).parse(await response.json()));
    cursor = response.headers()['x-next-cursor'];
  } while (cursor);
  return found;
}

/** Phone number and email of the shop. */
export async function fetchContact(request: APIRequestContext) {
  const answer = await request.get(`/api${listTalkToUs.path}`);
  const [contact] = listTalkToUs.response.parse(await answer.json());
  if (!contact) throw new Error('the shop has no contact');
  return contact;
}

/** Rupees as the pages show them. */
export function formatPageRupees(amount: number): string {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  return format.format(amount).replace('-', '\u2212');
}

interface WantedDesign {
  isSquare?: boolean;
  /** Default: 'book'. */
  layout?: ProductLayout;
}

/** The link to a design, as the product page builds it. */
export async function findDesignPath(
  request: APIRequestContext,
  { isSquare = false, layout: wanted = 'book' }: WantedDesign = {},
): Promise<string> {
  for (const { id, layout } of await fetchProducts(request, { sort: 'best_selling' })) {
    if (layout !== wanted) continue;
    const answer = await request.get(`/api/products/master/${id}`);
    const master = masterProduct.parse(await answer.json());
    const size = master.album_sizes.find(
      ({ width, height, price }) => price !== null && (width === height) === isSquare,
    );
    if (!size) continue;
    const query = new URLSearchParams({
      productId: String(id),
      albumSize: String(size.id),
      paperType: String(master.paper_types[0]?.id),
      lamination: String(master.lamination_types[0]?.id),
      coverType: String(master.cover_types[0]?.id),
      binding: String(master.binding_types[0]?.id),
      orientation: isSquare ? '1' : '2',
      quantity: '2',
    });
    return `/create-product?${query.toString()}`;
  }
  throw new Error('the seed has no such product');
}
