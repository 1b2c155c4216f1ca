import { expect, it } from 'vitest';
import {
  isAssetUrl,
  isCataloguePicture,
  isPageUrl,
  isPublicAnswer,
  isUnsignedCall,
} from './requests';

const SHOP = 'https://smriti.test';
/** Cache-Control header of catalogue answers (functions/src/http/answer.ts). */
const PUBLIC = 'public, max-age=1, s-maxage=2, stale-while-revalidate=1';
const at = (path: string) => new URL(path, SHOP);

it.each([
  '/',
  '/products',
  '/product?id=1',
  '/create-product?productId=1',
  '/shared/abc',
  '/admin',
])('%s is a page', (path) => expect(isPageUrl(at(path))).toBe(true));

it.each([
  '/api/invoices/export',
  '/__/auth/handler',
  '/assets/a.js',
  '/robots.txt',
  '/sitemap.xml',
])('%s is no page, and is never replaced by the shell', (path) =>
  expect(isPageUrl(at(path))).toBe(false),
);

it('recognises hashed files of its own origin', () => {
  expect(isAssetUrl(at('/assets/index-abc.js'), SHOP)).toBe(true);
  expect(isAssetUrl(new URL('https://else.test/assets/a.js'), SHOP)).toBe(false);
  expect(isAssetUrl(at('/favicon.svg'), SHOP)).toBe(false);
});

it('ignores calls that are signed, write, or go to another origin', () => {
  const get = new Request(at('/api/products'));
  const signed = new Request(at('/api/orders/user/asha'), {
    headers: { Authorization: 'Bearer t' },
  });
  const write = new Request(at('/api/payments'), { method: 'POST' });
  expect(isUnsignedCall(at('/api/products'), get, SHOP)).toBe(true);
  expect(isUnsignedCall(at('/api/orders/user/asha'), signed, SHOP)).toBe(false);
  expect(isUnsignedCall(at('/api/payments'), write, SHOP)).toBe(false);
  expect(isUnsignedCall(new URL('https://else.test/api/products'), get, SHOP)).toBe(false);
});

it('caches what the API marks as public, and nothing else', () => {
  const answered = (status: number, headers: Record<string, string>) =>
    isPublicAnswer(new Response(status === 304 ? null : '{}', { status, headers }));
  expect(answered(200, { 'Cache-Control': PUBLIC })).toBe(true);
  expect(answered(200, { 'Cache-Control': 'no-store' })).toBe(false);
  expect(answered(200, { 'Cache-Control': 'private, max-age=60' })).toBe(false);
  expect(answered(200, {})).toBe(false);
  expect(answered(404, { 'Cache-Control': PUBLIC })).toBe(false);
});

it('caches pictures of the catalogue, but never a photo of a customer', () => {
  const store = { origin: 'https://storage.test', bucket: 'shop.app' };
  const picture = (path: string, query = 'alt=media') =>
    isCataloguePicture(
      new URL(`https://storage.test/v0/b/shop.app/o/${encodeURIComponent(path)}?${query}`),
      store,
    );
  expect(picture('catalogue/products/1-1_480.webp')).toBe(true);
  expect(picture('photos/asha/abc')).toBe(false);
  expect(picture('catalogue-uploads/abc')).toBe(false);
  expect(picture('renditions/asha/abc', 'alt=media&token=t')).toBe(false);
  expect(picture('catalogue/products/1-1.webp', 'alt=media&token=t')).toBe(false);
});
