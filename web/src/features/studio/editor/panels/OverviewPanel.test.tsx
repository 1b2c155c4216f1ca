import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { spreadPhotoIds, placedPhotoIds } from '@smriti/shared/book/scene';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton } from '#lib/page.test-data.tsx';
import { openArrangedBook } from '../editor.test-data';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

async function openPages(...given: Parameters<typeof openArrangedBook>) {
  const opened = await openArrangedBook(...given);
  pressButton('Pages');
  const list = await screen.findByRole('list', { name: 'In this order' });
  const shown = () => opened.scene().spreads.map((spread) => spreadPhotoIds(spread).join());
  return { ...opened, list, shown };
}

it('moves a spread by buttons, which keep the focus, and by dragging', async () => {
  const { shown, list, scene } = await openPages();
  const [first, second, third] = shown();
  pressButton('Move Pages 2 and 3 earlier');
  expect(shown()).toEqual([second, first, third]);
  expect(screen.getByText('Pages 2 and 3: now at place 1 of 3.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Page 1 earlier');
  pressButton('Move Page 1 earlier');
  expect(shown()).toEqual([second, first, third]);
  pressButton('Undo');
  expect(shown()).toEqual([first, second, third]);
  const cards = within(list).getAllByRole('listitem');
  const [, middle, last] = cards;
  const handle = last?.firstElementChild;
  if (!middle?.firstElementChild || !handle) throw new Error('no cards');
  fireEvent.dragStart(handle);
  fireEvent.drop(middle.firstElementChild);
  expect(shown()[1]).toBe(third);
  expect(placedPhotoIds({ cover: null, spreads: scene().spreads }).size).toBe(8);
});

it('adds spreads at no cost up to one page per photo, and shows how many are left', async () => {
  const { scene, store } = await openPages();
  expect(screen.getByText('There is room for 2 more spreads at no cost.')).toBeTruthy();
  const before = scene().spreads.length;
  pressButton('Add a spread after Page 1');
  pressButton('Add a spread after Page 1');
  expect(scene().spreads.length).toBe(before + 2);
  expect(screen.getByText(/^Each photo has its own page already/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add a spread after/ })).toBeNull();
  await waitFor(() => expect(store.getState().book.scene?.spreads.length).toBe(before + 2));
});

it('asks where to move the photos of a removed spread', async () => {
  const { scene, store, shown } = await openPages();
  const gone = shown()[1]?.split(',') ?? [];
  pressButton('Remove Pages 2 and 3');
  pressButton('Keep the spread');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Pages 2 and 3');
  pressButton('Remove Pages 2 and 3');
  pressButton('To the pages beside it');
  expect(scene().spreads.length).toBe(2);
  expect(placedPhotoIds({ cover: null, spreads: scene().spreads }).size).toBe(8);
  pressButton('Undo');
  pressButton('Remove Pages 2 and 3');
  pressButton('Leave them out');
  const tray = scene().tray.map(({ photo }) => photo);
  expect(gone.filter((key) => tray.includes(key)).length).toBeGreaterThanOrEqual(gone.length - 1);
  expect(store.getState().order).toHaveLength(8 - tray.length);
});

it('shows the price of extra pages of a product, adds them and removes them', async () => {
  const { scene } = await openPages({ plan: { type: 'product' } });
  expect(screen.getByText('Two pages more cost ₹14.00.')).toBeTruthy();
  pressButton('Add pages, ₹14.00 more');
  expect(scene().extra_pages).toBe(2);
  expect(screen.getByText('2 pages are added, for ₹14.00.')).toBeTruthy();
  pressButton('Remove two pages, ₹14.00 less');
  expect(scene().extra_pages).toBe(0);
});

it('switches page numbers on', async () => {
  const { scene } = await openPages();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Page numbers' }));
  expect(scene().page_numbers).toBe(true);
  expect(screen.getByText('The pages have numbers.')).toBeTruthy();
});
