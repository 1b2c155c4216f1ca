import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, stubApi } from '#lib/page.test-data.tsx';
import { SearchBox } from './SearchBox';

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const DESK = { id: 47, title: 'Desk Calendar', price: 420, cover_image: 'catalogue/47.webp' };
const WALL = { id: 44, title: 'Wall Calendar', price: 650, cover_image: null };

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the shop' });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const activeText = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function typeCalender() {
  const api = stubApi({ 'GET /api/product-suggestions': { products: [DESK, WALL], total: 9 } });
  openPage(<SearchBox />, '/');
  box().focus();
  fireEvent.input(box(), { target: { value: ' calender ' } });
  await screen.findByRole('listbox', { name: 'Suggested products' });
  return api;
}

it('suggests products with pictures and prices, and announces them', async () => {
  const api = await typeCalender();
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(options()).toEqual([
    'Desk Calendar₹420.00',
    'Wall Calendar₹650.00',
    'Show all results for “calender”',
  ]);
  const [first] = screen.getAllByRole('option');
  const picture = first && within(first).getByRole('presentation');
  expect(picture?.getAttribute('src')).toContain('47_480.webp');
  expect(screen.getByText(/^2 products suggested/).getAttribute('role')).toBe('status');
  expect(api.sentTo('GET /api/product-suggestions').at(-1)?.query.get('q')).toBe('calender');
});

it('lets the arrow keys choose, while the focus stays in the box', async () => {
  await typeCalender();
  press('ArrowDown');
  expect(activeText()).toContain('Desk Calendar');
  press('ArrowUp');
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  press('ArrowUp');
  expect(activeText()).toContain('Show all results');
  press('ArrowUp');
  expect(activeText()).toContain('Wall Calendar');
  expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  expect(document.activeElement).toBe(box());
  press('Enter');
  expect(await screen.findByText('At /product?id=44')).toBeTruthy();
});

it('closes with Escape and when the focus leaves, and keeps the text', async () => {
  await typeCalender();
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().value).toBe(' calender ');
  press('ArrowDown');
  expect(screen.getByRole('listbox')).toBeTruthy();
  fireEvent.blur(box());
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('opens the product that is clicked', async () => {
  await typeCalender();
  fireEvent.click(screen.getByRole('option', { name: /^Desk/ }));
  expect(await screen.findByText('At /product?id=47')).toBeTruthy();
});

it('searches for the text with Enter if no suggestion is chosen', async () => {
  await typeCalender();
  press('Enter');
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText('At /products?q=calender')).toBeTruthy();
});

it('searches without suggestions if they cannot be loaded', async () => {
  stubApi({});
  openPage(<SearchBox />, '/');
  box().focus();
  fireEvent.input(box(), { target: { value: 'album' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText('At /products?q=album')).toBeTruthy();
});
