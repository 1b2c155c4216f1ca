import { expect, test } from 'vitest';
import { robotsText, sitemapXml } from './sitemap.domain';

test('robots keep out of what is staff’s, customers’ and the API’s', () => {
  const lines = robotsText('https://shop.test').split('\n');
  for (const path of ['/admin', '/my-account', '/api/', '/checkout'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml');
  expect(robotsText(null)).not.toContain('Sitemap');
});

test('robots may fetch shared books, whose pages tell them not to list these', () => {
  expect(robotsText(null)).not.toContain('/shared');
});

test('the sitemap names pages, kinds, categories and products, and when these were changed', () => {
  const xml = sitemapXml('https://shop.test', {
    kinds: [{ id: 4 }],
    categories: [{ id: 3 }],
    products: [{ id: 7, changed_at: '2026-11-01T10:00:00.000Z' }],
  });
  expect(xml).toContain('<url><loc>https://shop.test/</loc></url>');
  expect(xml).toContain('<url><loc>https://shop.test/products?type=4</loc></url>');
  expect(xml).toContain('<url><loc>https://shop.test/products?category=3</loc></url>');
  expect(xml).toContain(
    '<url><loc>https://shop.test/product?id=7</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></url>',
  );
  expect(xml).not.toMatch(/refer|<loc>https:\/\/shop.test\/product<\/loc>/);
});

test('one file holds no more than search engines take', () => {
  const products = Array.from({ length: 60_000 }, (_, id) => ({ id }));
  const xml = sitemapXml('https://shop.test', { kinds: [], categories: [], products });
  expect(xml.match(/<url>/g)).toHaveLength(50_000);
});
