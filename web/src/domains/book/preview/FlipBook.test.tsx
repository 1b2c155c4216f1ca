import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import type { Book } from '@smriti/shared/book/scene';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAIN_FINISH } from '../spread/finish';
import type { ShownPhotos } from '../spread/shown-photo';
import { stubScreen, type StubbedScreen } from '../spread/spread.test-data';
import { FlipBook } from './FlipBook';
import { PreviewButton } from './PreviewButton';
import { TURN_DURATION_MS } from './turn-smoothness';

const PHOTOS: ShownPhotos = new Map(
  [1, 2, 3, 4, 5, 6].map((n) => [
    testPhotoId(n),
    { place: n, width: 1000, height: 750, small: `/small/${n}.webp`, large: `/large/${n}.webp` },
  ]),
);
const BOOK = createTestBook({
  cover: createTestSpread('cover', {
    items: [createTestPhotoItem(1, { x: 260 }), createTestTextItem({ x: 260, text: 'Goa' })],
  }),
  spreads: [1, 2, 3, 4, 5, 6].map((n) =>
    createTestSpread(`s${n}`, { items: [createTestPhotoItem(n)] }),
  ),
});

let seen: StubbedScreen;
beforeEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  seen = stubScreen();
  vi.useFakeTimers();
});
// Order matters: unstubbing may restore a fake timer function, which useRealTimers then replaces.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (book: Book = BOOK, onSpread?: (id: string) => void) =>
  render(<FlipBook {...{ book, onSpread }} photos={PHOTOS} finish={PLAIN_FINISH} />);
const place = () => screen.getByText(/of \d+$|cover$|^Your print$/, { selector: 'p' }).textContent;
const picture = () => screen.getByRole('img').getAttribute('aria-label');
const turn = (name = 'Turn the page') => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const settle = () => wait(TURN_DURATION_MS + 500);
const motion = () => document.querySelector('[data-motion]')?.getAttribute('data-motion') ?? 'none';
const sources = () =>
  [...document.querySelectorAll('image')].map((image) => image.getAttribute('href') ?? '');

it('is closed at first, and describes its cover and its pages', () => {
  open();
  expect(place()).toBe('Front of the cover');
  expect(picture()).toBe('Front of the cover: Photo 1, “Goa”');
  turn();
  expect(place()).toBe('Pages 1 and 2 of 12');
  expect(picture()).toBe('Pages 1 and 2 of 12: Photo 1');
});

it('turns by buttons, keys, swipes, edges and slider, and stops at its ends', () => {
  const onSpread = vi.fn();
  open(BOOK, onSpread);
  turn('Turn back');
  expect(place()).toBe('Front of the cover');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(place()).toBe('Pages 3 and 4 of 12');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(place()).toBe('Pages 1 and 2 of 12');
  const book = screen.getByRole('img');
  fireEvent.pointerDown(book, { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 50 });
  fireEvent.pointerUp(book, { pointerType: 'touch', clientX: 90, clientY: 52 });
  expect(place()).toBe('Pages 3 and 4 of 12');
  const [left, right] = document.querySelectorAll('[data-side][aria-hidden]');
  fireEvent.pointerDown(right ?? book, { pointerType: 'touch' });
  fireEvent.click(right ?? book);
  expect(place()).toBe('Pages 5 and 6 of 12');
  fireEvent.click(left ?? book);
  expect(place()).toBe('Pages 3 and 4 of 12');
  const slider = screen.getByRole('slider', { name: 'Go to a page' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Pages 3 and 4 of 12');
  fireEvent.change(slider, { target: { value: '7' } });
  expect(place()).toBe('Back of the cover');
  turn();
  expect(place()).toBe('Back of the cover');
  expect(onSpread).toHaveBeenLastCalledWith('cover');
});

it('ignores arrow keys in fields', () => {
  open();
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
  expect(place()).toBe('Front of the cover');
});

it('turns the drawn leaves, and draws others after the turn', () => {
  open();
  const turned = () => document.querySelectorAll('[data-turned]').length;
  expect(turned()).toBe(0);
  turn();
  wait(50);
  expect(turned()).toBe(1);
  const before = sources()
    .filter((source) => source.startsWith('/large'))
    .toSorted();
  settle();
  const after = sources()
    .filter((source) => source.startsWith('/large'))
    .toSorted();
  expect(after).not.toEqual(before);
});

it('loads large pictures only for the current and the adjacent spreads', () => {
  open();
  expect(new Set(sources())).toEqual(
    new Set(['/small/1.webp', '/large/1.webp', '/small/2.webp', '/small/3.webp']),
  );
});

it('opens a book without a cover at its first pages, with large pictures', () => {
  open(createTestBook({ ...BOOK, cover: null, cover_shape: null }));
  expect(place()).toBe('Pages 1 and 2 of 12');
  const left = document.querySelector('[data-side="left"]:not([aria-hidden])');
  expect(left?.querySelector('image[href="/large/1.webp"]')).toBeTruthy();
});

it('shows one page at a time on narrow screens', () => {
  seen.setNarrow();
  open();
  turn();
  expect(place()).toBe('Page 1 of 12');
  expect(picture()).toBe('Page 1 of 12: Photo 1');
  turn();
  expect(picture()).toBe('Page 2 of 12, empty');
});

it('shows the print of a mug around it, and turns the mug by buttons, slider and keys', () => {
  const book = createTestBook({
    kind: 'sheet',
    page: { w: 203.2, h: 88.9 },
    cover: null,
    cover_shape: null,
    spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)] })],
  });
  const finish = { ...PLAIN_FINISH, isMug: true };
  render(<FlipBook {...{ book, finish }} photos={PHOTOS} />);
  expect(picture()).toBe('Your print: Photo 1');
  const angle = () => screen.getByRole('slider', { name: 'Turn the mug' }).ariaValueText;
  const drawn = () =>
    document.querySelector<HTMLElement>('[style*="--angle"]')?.style.getPropertyValue('--angle');
  expect(drawn()).toBe('-45deg');
  turn('Turn it to the right');
  expect(drawn()).toBe('0deg');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(drawn()).toBe('45deg');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
  turn('Turn it to the left');
  expect([drawn(), angle()]).toEqual(['-180deg', '-180°']);
});

it('fans prints, turns months upwards and hangs a single sheet on a wall', () => {
  const faces = { cover: null, cover_shape: null };
  const { unmount } = open(createTestBook({ ...BOOK, kind: 'set', ...faces }));
  fireEvent.click(screen.getByRole('button', { name: 'Next print' }));
  expect(screen.getByRole('slider', { name: 'Go to a print' })).toBeTruthy();
  wait(50);
  expect(place()).toBe('Print 2 of 6');
  expect(document.querySelector('[data-where="top"] image')?.getAttribute('href')).toMatch('/2.');
  unmount();
  const calendar = open(createTestBook({ ...BOOK, kind: 'calendar', ...faces }));
  expect(place()).toBe('Month 1 of 6');
  expect(document.querySelector('[data-form="up"]')).toBeTruthy();
  calendar.unmount();
  open(
    createTestBook({
      kind: 'sheet',
      spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)] })],
      ...faces,
    }),
  );
  expect(picture()).toBe('Your print: Photo 1');
  expect(screen.queryByRole('slider')).toBeNull();
});

describe('the cross-fade', () => {
  const shownSources = () =>
    [...document.querySelectorAll('[data-shown] image')].map((one) => one.getAttribute('href'));

  it('replaces the turn for users who prefer reduced motion', () => {
    seen.setReducedMotion();
    open();
    expect(motion()).toBe('fade');
    turn();
    expect(place()).toBe('Pages 1 and 2 of 12');
    expect(document.querySelector('[data-turned]')).toBeNull();
    expect(shownSources()).toContain('/large/1.webp');
    turn();
    expect(shownSources()).toContain('/large/2.webp');
    expect(shownSources()).not.toContain('/large/1.webp');
  });

  it('replaces the turn on a device that stuttered twice, for the life of the tab', () => {
    vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) =>
      setTimeout(() => call(performance.now()), 100),
    );
    vi.stubGlobal('cancelAnimationFrame', (timer: number) => clearTimeout(timer));
    const { unmount } = open();
    turn();
    settle();
    expect(motion()).toBe('turn');
    turn();
    settle();
    expect(motion()).toBe('fade');
    expect(place()).toBe('Pages 3 and 4 of 12');
    unmount();
    open();
    expect(motion()).toBe('fade');
  });

  it('is not used on a device that turns pages smoothly', () => {
    open();
    for (let at = 0; at < 4; at += 1) {
      turn();
      settle();
    }
    expect(motion()).toBe('turn');
  });
});

it('opens in full screen, closes by Escape, and restores the focus', async () => {
  vi.useRealTimers();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewButton title="Goa" book={BOOK} photos={PHOTOS} finish={PLAIN_FINISH} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Preview' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Preview of Goa' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(place()).toBe('Pages 1 and 2 of 12');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});
