import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readAlertText, openPage } from '#lib/page.test-data.tsx';
import CreateProductPage from './CreateProductPage';

// proves products-5, products-18
it.each([
  [
    '/create-product?productId=abc&albumSize=1&paperType=1&lamination=1&coverType=1',
    'Invalid input: All IDs must be valid numbers.',
  ],
  [
    '/create-product',
    'Please select all required album details: product ID, album size, paper type, lamination, and cover type.',
  ],
])(
  'opens no design at %s, and shows the reason with a link to the products',
  async (address, text) => {
    openPage(<CreateProductPage />, address);
    expect(await readAlertText()).toContain(text);
    const link = screen.getByRole('link', { name: 'All products' });
    expect(link.getAttribute('href')).toBe('/products');
  },
);
