import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { SHOP_TERMS } from '#lib/shop/shop-terms.test-data.ts';
import { ProductDelivery } from './ProductDelivery';

const METHOD = { description: '', price: 79 };
const METHODS = [
  { ...METHOD, id: 1, name: 'Standard', min_days: 5, max_days: 7 },
  {
    ...METHOD,
    id: 3,
    name: 'Same-city',
    price: 199,
    min_days: 1,
    max_days: 2,
    pin_prefixes: ['302'],
  },
];

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T10:00:00Z') });
  stubApi({ 'GET /api/shop-terms': SHOP_TERMS, 'GET /api/shipping-method': METHODS });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const pinCodeField = () => screen.findByLabelText<HTMLInputElement>('Your PIN code');

it('shows the days to a PIN code, and keeps it for the visit', async () => {
  openPage(<ProductDelivery />, '/product?id=7');
  fireEvent.change(await pinCodeField(), { target: { value: '३०२ 001' } });
  expect(screen.getByText('To 302001')).toBeTruthy();
  expect(screen.getByText(/with Same-city, ₹199.00$/).textContent).toMatch(/30 Nov\s–\s1 Dec/);
  expect(screen.getByText(/with Standard, ₹79.00$/).textContent).toMatch(/4.6 Dec/);
  cleanup();
  openPage(<ProductDelivery />, '/product?id=8');
  expect((await pinCodeField()).value).toBe('302001');
  expect(screen.getByText('To 302001')).toBeTruthy();
});

it('asks for six digits, and returns to all of India without a PIN code', async () => {
  openPage(<ProductDelivery />, '/product?id=7');
  const field = await pinCodeField();
  fireEvent.change(field, { target: { value: '0302' } });
  fireEvent.blur(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('A PIN code has 6 digits and does not begin with 0.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('Anywhere in India')).toBeTruthy();
  expect(screen.queryByText(/Same-city/)).toBeNull();
});

it('says so if nothing is delivered to the PIN code', async () => {
  stubApi({ 'GET /api/shop-terms': SHOP_TERMS, 'GET /api/shipping-method': METHODS.slice(1) });
  openPage(<ProductDelivery />, '/product?id=7');
  fireEvent.change(await pinCodeField(), { target: { value: '781001' } });
  expect(screen.getByText('We do not deliver to 781001 at the moment.')).toBeTruthy();
});
