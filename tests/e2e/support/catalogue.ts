import { albumSize } from '@smriti/shared/album-sizes';
import { product } from '@smriti/shared/products';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

/** The whole list that a query finds, page by page, as the API answers it. */
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

export async function fetchSizes(request: APIRequestContext) {
  const response = await request.get('/api/album-sizes');
  return z.array(albumSize).parse(await response.json());
}

/** Rupees as the pages show them. */
export function rupeesText(amount: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount);
}
