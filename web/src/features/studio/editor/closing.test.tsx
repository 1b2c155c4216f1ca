import { findFrame } from '@smriti/shared/book/edit/find-frame';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton } from '#lib/page.test-data.tsx';
import { bookPhotos, openArrangedBook } from './editor.test-data';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

const frame = (name: RegExp) => screen.getByRole('button', { name });
const page = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'All pages' })).getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

async function openSpread(photos = bookPhotos(8)) {
  const opened = await openArrangedBook({ photos });
  fireEvent.click(page(/^Pages 2 and 3/));
  return opened;
}

/** Opens the tool that moves a picture within its frame, and waits until it has the focus. */
async function openPicture(name: RegExp): Promise<HTMLElement> {
  frame(name).focus();
  key('m');
  const picture = await screen.findByRole('button', { name: /^The picture of Photo/ });
  await waitFor(() => expect(document.activeElement).toBe(picture));
  return picture;
}

it('closes the picture tool when a warning selects another photo', async () => {
  await openSpread(
    bookPhotos(8).map((photo, at) => (at === 3 ? { ...photo, width: 60, height: 90 } : photo)),
  );
  await openPicture(/^Photo 6,/);
  const warning = screen.getByText(/^Pages 2 and 3: photo 4 has \d+ dpi/);
  warning.focus();
  fireEvent.click(warning);
  expect(screen.queryByRole('button', { name: /^The picture of/ })).toBeNull();
  expect(screen.queryByRole('slider', { name: 'Size of the picture' })).toBeNull();
  expect(frame(/^Photo 4,/).ariaCurrent).toBe('true');
  const list = warning.closest('details');
  expect(list?.open).toBe(false);
  expect(document.activeElement).toBe(list?.querySelector('summary'));
  // The click that closes the tool must not reopen it.
  fireEvent.click(frame(/^Photo 6,/));
  expect(screen.queryByRole('button', { name: /^The picture of/ })).toBeNull();
});

it('discards an unfinished drag before the next picture is moved', async () => {
  const { scene } = await openSpread();
  const cropOf = (item: string) => findFrame(scene(), { spread: 's2', item })?.crop;
  const picture = await openPicture(/^Photo 6,/);
  for (let at = 0; at < 8; at += 1) key('+');
  Object.assign(picture, { setPointerCapture: () => undefined });
  fireEvent.pointerDown(picture, { pointerId: 1, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(picture, { pointerId: 1, clientX: 0.1, clientY: 0 });
  key('Enter');
  const before = cropOf('p3')?.zoom ?? 0;
  await openPicture(/^Photo 5,/);
  key('+');
  expect(cropOf('p3')?.zoom).toBeCloseTo(before * 1.1, 2);
});

it('closes the layouts on a page change, and keeps the focus', async () => {
  await openSpread();
  frame(/^Layouts$/).focus();
  pressButton('Layouts');
  await screen.findByRole('region', { name: 'Layouts of Pages 2 and 3' });
  const other = page(/^Page 1/);
  other.focus();
  fireEvent.click(other);
  expect(screen.queryByRole('region', { name: /^Layouts of/ })).toBeNull();
  expect(document.activeElement).toBe(other);
});

it('moves the focus back to the page when the photo toolbar closes', async () => {
  await openSpread();
  fireEvent.click(frame(/^Photo 4,/));
  frame(/^Put it back$/).focus();
  pressButton('Put it back');
  expect(focused()).toMatch(/^Photo 4,/);
  fireEvent.click(frame(/^Photo 4,/));
  pressButton('Take out');
  frame(/^Remove the frame$/).focus();
  pressButton('Remove the frame');
  expect(focused()).toMatch(/^Photo \d/);
});
