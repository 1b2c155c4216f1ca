import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubScreen, type StubbedScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton } from '#lib/page.test-data.tsx';
import { openStudioWith } from '../studio.test-data';
import {
  BOOK_CATALOGUE,
  bookPhotos,
  loadBookParts,
  openArrangedBook,
  renderBook,
} from './editor.test-data';

let seen: StubbedScreen;
beforeAll(loadBookParts);

beforeEach(() => {
  vi.unstubAllGlobals();
  seen = stubScreen();
});

const book = () => screen.queryByRole('region', { name: 'The pages of the book' });
const spreadTools = () => screen.queryByRole('group', { name: 'This layout' });
const photoTools = () => screen.queryByRole('group', { name: 'This photo' });
const textTools = () => screen.queryByRole('region', { name: 'This text' });
const turnTo = (name: RegExp) =>
  fireEvent.click(
    within(screen.getByRole('list', { name: 'All pages' })).getByRole('button', { name }),
  );
const zoomOf = (viewer: HTMLElement | null) =>
  Number(viewer?.querySelector<HTMLElement>('[style*="--zoom"]')?.style.getPropertyValue('--zoom'));

// docs/rules.md#books-29
it('opens from the page with the focus on its heading; Back leads to the button on the page', async () => {
  const { unmount } = renderBook(openStudioWith(bookPhotos(4)), undefined, '/');
  const isPageHidden = () => 'bookOpen' in document.documentElement.dataset;
  expect([book(), isPageHidden()]).toEqual([null, false]);
  pressButton('Arrange the book');
  await waitFor(() => expect(book()).not.toBeNull());
  expect(isPageHidden()).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  pressButton('Back to the album');
  await waitFor(() => expect(book()).toBeNull());
  expect(isPageHidden()).toBe(false);
  expect(document.activeElement?.textContent).toBe('Arrange the book');
  unmount();
});

it('opens at its address, and Back stays on the page then', async () => {
  await openArrangedBook();
  pressButton('Back to the album');
  await waitFor(() => expect(book()).toBeNull());
  expect(screen.getByRole('button', { name: 'Arrange the book' })).toBe(document.activeElement);
});

it('does not close on Escape', async () => {
  await openArrangedBook();
  for (const target of [document.body, screen.getByRole('heading', { level: 1 })])
    fireEvent.keyDown(target, { key: 'Escape' });
  expect(book()).not.toBeNull();
});

it('has one toolbar: for the selected spread, photo or text', async () => {
  await openArrangedBook();
  turnTo(/^Pages 2 and 3/);
  expect([spreadTools(), photoTools(), textTools()].map(Boolean)).toEqual([true, false, false]);
  fireEvent.click(screen.getByRole('button', { name: /^Photo 3,/ }));
  expect([spreadTools(), photoTools(), textTools()].map(Boolean)).toEqual([false, true, false]);
  pressButton('Add a caption');
  await waitFor(() => expect(textTools()).not.toBeNull());
  expect([spreadTools(), photoTools()].map(Boolean)).toEqual([false, false]);
  fireEvent.click(within(screen.getByRole('region', { name: 'This text' })).getByText('Done'));
  expect([spreadTools(), photoTools(), textTools()].map(Boolean)).toEqual([true, false, false]);
});

it('Ctrl with +, - and 0 zooms the book, not the page', async () => {
  await openArrangedBook();
  const ctrl = (key: string) => fireEvent.keyDown(document.body, { key, ctrlKey: true });
  expect(zoomOf(book())).toBe(1);
  expect(ctrl('+'), 'the browser does not zoom the page').toBe(false);
  ctrl('=');
  expect(zoomOf(book())).toBeCloseTo(1.5625);
  ctrl('-');
  expect(zoomOf(book())).toBeCloseTo(1.25);
  ctrl('0');
  expect(zoomOf(book())).toBe(1);
  fireEvent.click(screen.getAllByRole('button', { name: 'Zoom in' })[0] ?? document.body);
  expect(zoomOf(book())).toBe(1.25);
  const stage = book()?.querySelector('[data-zoomed]');
  if (!stage) throw new Error('the book is not enlarged');
  expect(fireEvent.wheel(stage, { deltaY: -100 }), 'the wheel alone scrolls').toBe(true);
  expect(fireEvent.wheel(stage, { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(zoomOf(book())).toBeCloseTo(1.6, 1);
});

it('? lists the keys, but not while somebody types', async () => {
  await openArrangedBook();
  pressButton('Add text');
  const field = await screen.findByLabelText('Your words');
  const openKeys = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
  fireEvent.keyDown(document.body, { key: '?' });
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByText('Show this list')).toBeTruthy();
  pressButton('Close');
  await waitFor(() => expect(openKeys()).toBeNull());
  // The dialog's code is loaded now, so a second dialog would appear at once.
  fireEvent.keyDown(field, { key: '?' });
  expect(openKeys()).toBeNull();
});

it('speaks of no book or page where there is a single print', async () => {
  await openArrangedBook({
    photos: bookPhotos(1),
    plan: { type: 'product' },
    catalogue: { ...BOOK_CATALOGUE, layout: 'sheet' },
  });
  await screen.findByText(/^Why: /);
  pressButton('Style');
  await screen.findByRole('button', { name: 'Lay it all out again' });
  fireEvent.keyDown(document.body, { key: '?' });
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.queryByText('Go forward or back')).toBeNull();
  const labels = [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  const words = [document.body.textContent, ...labels].join(' | ');
  expect(words.match(/[^|.]*\b(books?|pages?|spreads?)\b[^|.]*/i)?.[0]).toBeUndefined();
});

it('a photo of the tray is picked up in place, and put where the user presses', async () => {
  const { scene } = await openArrangedBook();
  turnTo(/^Page 1/);
  const tray = await screen.findByRole('group', { name: 'In the book' });
  fireEvent.click(within(tray).getByRole('button', { name: 'k4.jpg: Pages 2 and 3' }));
  fireEvent.click(screen.getByRole('button', { name: /^Photo 2,/ }));
  await waitFor(() =>
    expect(scene().spreads[0]?.items).toContainEqual(expect.objectContaining({ photo: 'k4' })),
  );
});

it('adds photos from the tray', async () => {
  const { studio } = await openArrangedBook();
  const file = new File(['x'], 'new.jpg', { type: 'image/jpeg' });
  const tray = await screen.findByRole('region', { name: 'Photos' });
  fireEvent.change(await within(tray).findByLabelText('Add photos'), { target: { files: [file] } });
  expect(studio.addFiles).toHaveBeenCalledExactlyOnceWith([file]);
});

it('deselects on a click outside of the spread, but not on it', async () => {
  await openArrangedBook();
  turnTo(/^Pages 2 and 3/);
  fireEvent.click(screen.getByRole('button', { name: /^Photo 3,/ }));
  expect(photoTools()).not.toBeNull();
  const stage = book()?.firstElementChild;
  const page = stage?.querySelector('svg');
  if (!stage || !page) throw new Error('no spread is drawn');
  fireEvent.click(page);
  expect(photoTools()).not.toBeNull();
  fireEvent.click(stage);
  expect([spreadTools(), photoTools()].map(Boolean)).toEqual([true, false]);
  expect(screen.getByRole('button', { name: /^Photo 3,/ }).getAttribute('aria-pressed')).toBe(
    'false',
  );
});

it('shows the last pages when a refilled book ends before the shown ones', async () => {
  const { store, scene } = await openArrangedBook();
  const last = scene().spreads.length;
  const { order } = store.getState();
  const pages = within(screen.getByRole('list', { name: 'All pages' })).getAllByRole('button');
  fireEvent.click(pages.at(-1) ?? document.body);
  act(() => store.setState({ order: order.slice(0, 3) }));
  await waitFor(() => expect(scene().spreads.length).toBeLessThan(last));
  const shown = screen.getByRole('list', { name: 'All pages' }).querySelector('[aria-current]');
  expect(shown?.getAttribute('aria-label')).toMatch(/^Page/);
  expect(shown?.parentElement?.nextElementSibling).toBeNull();
});

it('stays open after the last photo is removed, so that undo can restore it', async () => {
  const { store } = await openArrangedBook({ photos: bookPhotos(2) });
  const { order } = store.getState();
  act(() => store.setState({ order: [] }));
  expect(book()).not.toBeNull();
  pressButton('Undo');
  expect(store.getState().order).toEqual(order);
});

it('shows the buttons of the panels again when undo removes the selected text', async () => {
  seen.setNarrow();
  await openArrangedBook();
  const panels = () => screen.getByRole('group', { name: 'Change the design' }).className;
  const before = panels();
  pressButton('Add text');
  await waitFor(() => expect(textTools()).not.toBeNull());
  expect(panels()).not.toBe(before);
  pressButton('Undo');
  await waitFor(() => expect(textTools()).toBeNull());
  expect(panels()).toBe(before);
});

it('puts a photo of the tray into an empty frame that waits for one', async () => {
  const { scene } = await openArrangedBook();
  turnTo(/^Pages 2 and 3/);
  fireEvent.click(screen.getByRole('button', { name: /^Photo 3,/ }));
  pressButton('Take out');
  fireEvent.click(await screen.findByRole('button', { name: /^Empty frame/ }));
  const tray = await screen.findByRole('group', { name: 'In the book' });
  fireEvent.click(within(tray).getByRole('button', { name: 'k1.jpg: Page 1' }));
  await waitFor(() => expect(scene().spreads.find(({ id }) => id !== 'cover')).toBeTruthy());
  expect(screen.queryByRole('button', { name: /^Empty frame, pages 2/i })).toBeNull();
});

it('selects no frame of a spread that is not shown', async () => {
  await openArrangedBook();
  turnTo(/^Page 1/);
  const tray = await screen.findByRole('group', { name: 'In the book' });
  fireEvent.click(within(tray).getByRole('button', { name: 'k4.jpg: Pages 2 and 3' }));
  expect(screen.queryByRole('button', { name: 'Move the picture' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Put it back' })).toBeTruthy();
});

it('on a phone no panel is open at first, and one comes up as a sheet', async () => {
  seen.setNarrow();
  await openArrangedBook();
  expect(screen.queryByRole('group', { name: 'In the book' })).toBeNull();
  pressButton('Photos');
  const sheet = await screen.findByRole('dialog', { name: 'Photos' });
  expect(await within(sheet).findByRole('group', { name: 'In the book' })).toBeTruthy();
});

it('announces changes on a phone while their panel is open', async () => {
  seen.setNarrow();
  await openArrangedBook();
  pressButton('Edit the cover');
  const sheet = await screen.findByRole('dialog', { name: 'Edit the cover' });
  const front = await within(sheet).findByRole('button', { name: 'No photo' });
  fireEvent.click(front);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('The front has no photo now.');
});
