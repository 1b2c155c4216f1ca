import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import Footer from './Footer';

vi.mock('../after-load/DeferredParts', () => ({ DeferredParts: () => null }));

afterEach(() => vi.unstubAllGlobals());

// proves footer-1
it('links to the pages about the shop and to its support', async () => {
  const contact = { id: 1, phone: '080 4718 2020', email: 'care@smriti.test', hours: '9 to 6' };
  stubApi({ 'GET /api/talk-to-us': [contact] });
  openPage(<Footer />, '/products');
  const footer = within(screen.getByRole('contentinfo'));
  const href = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(href('About')).toBe('/about');
  expect(href('FAQs')).toBe('/faqs');
  expect(href('Contact')).toBe('/contact');
  expect(href('Open-source licences')).toBe('/licences.txt');
  await footer.findByRole('link', { name: 'care@smriti.test' });
  expect(href('care@smriti.test')).toBe('mailto:care@smriti.test');
  expect(href('080 4718 2020')).toBe('tel:08047182020');
  expect(footer.getByText('© 2025 Smriti. All rights reserved.')).toBeTruthy();
});
