import { findFrame } from '@smriti/shared/book/edit/find-frame';
import { placedPhotoIds } from '@smriti/shared/book/scene';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen, type StubbedScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton } from '#lib/page.test-data.tsx';
import { bookPhotos, nextFrame, openArrangedBook } from './editor.test-data';

let seen: StubbedScreen;
beforeEach(() => {
  vi.unstubAllGlobals();
  seen = stubScreen();
});

const live = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim());
const turnTo = (name: RegExp) =>
  fireEvent.click(
    within(screen.getByRole('list', { name: 'All pages' })).getByRole('button', { name }),
  );
const frame = (name: RegExp) => screen.getByRole('button', { name });
const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const focused = () => document.activeElement?.getAttribute('aria-label');

/**
 * Opens a book of eight photos: 1 and 2 on the first page, 3 to 6 on the first spread, 7 and 8 on
 * the last page.
 */
async function openSpread(given = bookPhotos(8)) {
  const opened = await openArrangedBook({ photos: given });
  turnTo(/^Pages 2 and 3/);
  const photoIn = (spread: string, item: string) =>
    findFrame(opened.scene(), { spread, item })?.photo;
  return { ...opened, photoIn };
}

it('swaps photos between spreads by two presses, as one undo step', async () => {
  const { photoIn, scene, store } = await openSpread();
  fireEvent.click(frame(/^Photo 4,/));
  expect(frame(/^Photo 4,/).ariaPressed).toBe('true');
  turnTo(/^Page 1/);
  fireEvent.click(frame(/^Photo 2,/));
  await nextFrame();
  expect(live()).toContain('Photo 4 and Photo 2 have changed places.');
  expect([photoIn('s1', 'p2'), photoIn('s2', 'p2')]).toEqual(['k4', 'k2']);
  expect(scene().spreads.map(({ locked }) => locked)).toEqual([true, true, false]);
  store.temporal.getState().undo();
  expect([photoIn('s1', 'p2'), photoIn('s2', 'p2')]).toEqual(['k2', 'k4']);
  store.temporal.getState().redo();
  expect(photoIn('s1', 'p2')).toBe('k4');
});

it('puts a picked-up photo back on Escape or a second press', async () => {
  const { scene } = await openSpread();
  const before = scene();
  frame(/^Photo 4,/).focus();
  fireEvent.click(frame(/^Photo 4,/));
  key('Escape');
  expect(live()).toContain('Photo 4 stays where it was.');
  fireEvent.click(frame(/^Photo 4,/));
  fireEvent.click(frame(/^Photo 4,/));
  expect(frame(/^Photo 4,/).ariaPressed).toBe('false');
  expect(scene()).toBe(before);
});

it('moves the focus by arrow keys between photos, and by Page Down to the next pages', async () => {
  await openSpread();
  frame(/^Photo 3,/).focus();
  for (const to of ['ArrowRight', 'ArrowRight', 'ArrowRight']) key(to);
  expect(focused()).toMatch(/^Photo 5,/);
  key('ArrowLeft');
  expect(focused()).toMatch(/^Photo [346],/);
  key('PageDown');
  expect(focused()).toMatch(/^Photo 7,/);
});

it('handles single-key shortcuts only while the spread has the focus', async () => {
  const { scene } = await openSpread();
  screen.getByRole('button', { name: 'Next' }).focus();
  for (const one of ['k', 'r', 'l', 'Delete']) key(one);
  expect(scene().spreads[1]?.locked).toBe(false);
  expect(scene().tray).toEqual([]);
  frame(/^Photo 3,/).focus();
  key('k');
  expect(scene().spreads[1]?.locked).toBe(true);
  expect(live()).toContain('This is kept as it is now.');
  key('r');
  expect(live()).toContain(
    'This is kept as it is. Press “Keep as it is” first to lay it out again.',
  );
  key('k');
  const layout = () => screen.getByText(/^Layout \d of \d$/).textContent;
  const before = layout();
  key('r');
  expect(layout()).not.toBe(before);
  expect(live()).toContain(`${layout()}.`);
  key('R', { shiftKey: true });
  expect(layout()).toBe(before);
});

it('moves a photo to the tray, and back into its frame', async () => {
  const { scene, store, photoIn } = await openSpread();
  const others = scene().spreads.filter((_, at) => at !== 1);
  frame(/^Photo 4,/).focus();
  key('Delete');
  expect(live()).toContain('Photo 4 is left out now, and its frame is empty.');
  expect(store.getState().order).not.toContain('k4');
  expect(scene().tray).toMatchObject([{ photo: 'k4' }]);
  expect(screen.getByText(/^Pages 2 and 3: a frame is empty\. /)).toBeTruthy();

  fireEvent.click(frame(/^k4\.jpg, left out/));
  expect(live()).toContain('k4.jpg is picked up. Choose where it goes.');
  fireEvent.click(frame(/^Empty frame,/));
  await nextFrame();
  expect(live()).toContain('k4.jpg is placed now.');
  expect(photoIn('s2', 'p2')).toBe('k4');
  expect(store.getState().order.indexOf('k4')).toBe(3);
  expect(scene().tray).toEqual([]);
  // Spreads that were not edited keep their layout.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(scene().spreads.filter((_, at) => at !== 1)).toEqual(others);
});

it('adds a photo of other pages or of the tray to full pages', async () => {
  const { scene, store } = await openSpread();
  const photosOn = (at: number) => scene().spreads[at]?.items.length;
  const before = photosOn(0);
  fireEvent.click(frame(/^Photo 4,/));
  expect(screen.queryByRole('button', { name: 'Add it here' })).toBeNull();
  turnTo(/^Page 1/);
  pressButton('Add it here');
  expect(live()).toContain('Photo 4 is here now, and the others made room for it.');
  expect([photosOn(0), photosOn(1)]).toEqual([(before ?? 0) + 1, 3]);
  expect(focused()).toMatch(/^Photo \d,/);

  fireEvent.click(frame(/^Photo 4,/));
  pressButton('Take out');
  pressButton('Remove the frame');
  turnTo(/^Pages 2 and 3/);
  fireEvent.click(frame(/^k4\.jpg, left out/));
  pressButton('Add it here');
  expect(photosOn(1)).toBe(4);
  expect(scene().tray).toEqual([]);
  expect(store.getState().order).toContain('k4');
});

it('swaps a photo in the tray with one in a frame', async () => {
  const { scene, store, photoIn } = await openSpread();
  fireEvent.click(frame(/^Photo 4,/));
  pressButton('Take out');
  fireEvent.click(frame(/^k4\.jpg, left out/));
  // Photo 5 is now photo 4.
  fireEvent.click(frame(/^Photo 4,/));
  await nextFrame();
  expect(live()).toContain('k4.jpg is placed now. Photo 4 is left out now.');
  expect(photoIn('s2', 'p3')).toBe('k4');
  expect(scene().tray).toMatchObject([{ photo: 'k5' }]);
  expect(store.getState().order).not.toContain('k5');
});

it('removes an empty frame, and lays out the others again', async () => {
  const { scene } = await openSpread();
  fireEvent.click(frame(/^Photo 4,/));
  pressButton('Take out');
  pressButton('Remove the frame');
  expect(live()).toContain('The frame is removed.');
  expect(scene().spreads[1]?.items).toHaveLength(3);
  expect(placedPhotoIds(scene()).size).toBe(7);
});

it('moves, zooms and rotates a picture by keys, sliders and buttons, and shows its resolution', async () => {
  const { scene, store } = await openSpread();
  const cropOf = () => findFrame(scene(), { spread: 's2', item: 'p4' })?.crop;
  frame(/^Photo 6,/).focus();
  key('m');
  const picture = await screen.findByRole('button', { name: 'The picture of Photo 6' });
  await waitFor(() => expect(document.activeElement).toBe(picture));
  const steps = store.temporal.getState().pastStates.length;
  for (let at = 0; at < 8; at += 1) key('+');
  expect(cropOf()?.zoom).toBeCloseTo(2.14, 1);
  expect(live()).toContain('214 %');
  expect(screen.getByText(/^\d+ dpi, /)).toBeTruthy();
  key('ArrowLeft');
  expect(live()).toContain('Moved left.');
  expect(store.temporal.getState().pastStates.length).toBe(steps + 2);

  fireEvent.change(await screen.findByRole('slider', { name: 'From left to right' }), {
    target: { value: 0 },
  });
  key('ArrowRight');
  expect(live()).toContain('This is the edge of the photo.');
  pressButton('Turn right by a quarter');
  expect(cropOf()?.turn).toBe(1);
  pressButton('Show the best part');
  expect(cropOf()).toMatchObject({ zoom: 1, turn: 1 });
  pressButton('Done');
  await waitFor(() => expect(focused()).toMatch(/^Photo 6,/));
  expect(scene().spreads[1]?.locked).toBe(true);
});

it('zooms a picture by Ctrl and the wheel, and scrolls the page by the wheel alone', async () => {
  const { scene, store } = await openSpread();
  frame(/^Photo 6,/).focus();
  key('m');
  const picture = await screen.findByRole('button', { name: 'The picture of Photo 6' });
  const steps = store.temporal.getState().pastStates.length;
  expect(fireEvent.wheel(picture, { deltaY: -100 })).toBe(true);
  for (let at = 0; at < 3; at += 1) {
    expect(fireEvent.wheel(picture, { deltaY: -100, ctrlKey: true })).toBe(false);
  }
  expect(findFrame(scene(), { spread: 's2', item: 'p4' })?.crop.zoom).toBeCloseTo(2.12, 1);
  expect(store.temporal.getState().pastStates.length).toBe(steps + 1);
});

it('warns of a picture that is zoomed too far, at its frame and in the list', async () => {
  await openSpread(bookPhotos(8).map((one) => ({ ...one, width: 1000, height: 750 })));
  frame(/^Photo 6,/).focus();
  key('m');
  fireEvent.change(await screen.findByRole('slider', { name: 'Size of the picture' }), {
    target: { value: 300 },
  });
  pressButton('Done');
  expect(frame(/^Photo 6,/).ariaLabel).toMatch(/\d+ dpi: will look blurred$/);
  expect(
    screen.getByText(/^Pages 2 and 3: photo 6 has \d+ dpi and will look blurred\.$/),
  ).toBeTruthy();
});

it('opens the picture tool by a double click, but not by two key presses', async () => {
  await openSpread();
  fireEvent.click(frame(/^Photo 6,/), { detail: 1 });
  fireEvent.click(frame(/^Photo 6,/), { detail: 2 });
  expect(await screen.findByRole('button', { name: 'The picture of Photo 6' })).toBeTruthy();
  key('Enter');
  fireEvent.click(frame(/^Photo 6,/));
  fireEvent.click(frame(/^Photo 6,/));
  expect(screen.queryByRole('button', { name: 'The picture of Photo 6' })).toBeNull();
});

it('draws the layouts, and locks the spread with the chosen one', async () => {
  const { scene } = await openSpread();
  frame(/^Photo 3,/).focus();
  key('l');
  const strip = await screen.findByRole('region', { name: 'Layouts of Pages 2 and 3' });
  const layouts = within(strip).getAllByRole('button', { name: /^Layout \d of \d$/ });
  expect(layouts.length).toBeGreaterThan(2);
  await waitFor(() => expect(document.activeElement?.ariaCurrent).toBe('true'));
  const third = layouts[2];
  if (!third) throw new Error('too few layouts');
  fireEvent.click(third);
  expect(live()).toContain(`Layout 3 of ${layouts.length} is used now, and kept as it is.`);
  expect(scene().spreads[1]).toMatchObject({ locked: true, rank: { at: 3 } });
  third.focus();
  key('Escape');
  expect(screen.queryByRole('region', { name: /^Layouts of/ })).toBeNull();
  expect(focused()).toMatch(/^Photo \d,/);
});

it('shows the tray in a dialog on phones', async () => {
  seen.setNarrow();
  await openArrangedBook();
  turnTo(/^Pages 2 and 3/);
  fireEvent.click(frame(/^Photo 3,/));
  pressButton('Take out');
  pressButton('Close');
  pressButton('Photos, 1 left out');
  const sheet = await screen.findByRole('dialog', { name: 'Photos' });
  fireEvent.click(await within(sheet).findByRole('button', { name: 'k3.jpg, left out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(live()).toContain('k3.jpg is picked up. Choose where it goes.');
});
