import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import type { Book, Calendar } from '@smriti/shared/book/scene';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BookViewer, type BookViewerProps } from './BookViewer';
import { PLAIN_FINISH } from '../finish';
import { PinLayer } from '../pins/PinLayer';
import type { ShownPhotos } from '../shown-photo';
import { stubScreen, type StubbedScreen } from '../spread.test-data';

const PHOTOS: ShownPhotos = new Map(
  [1, 2].map((n) => [
    testPhotoId(n),
    { place: n, width: 1000, height: 750, small: `/small/${n}.webp`, large: `/large/${n}.webp` },
  ]),
);

let seen: StubbedScreen;
beforeEach(() => {
  vi.unstubAllGlobals();
  seen = stubScreen();
});

type OpenedProps = Partial<BookViewerProps> & { onChoose?: (photoId: string) => void };

/** The viewer; with `onChoose`, there is a button over each photo. */
function Opened({ book = createTestBook(), onChoose, ...props }: OpenedProps) {
  const [shownId, onShow] = useState<string | null>('s1');
  const renderLayer: BookViewerProps['renderLayer'] =
    onChoose &&
    ((shown) => <PinLayer {...{ book, shown }} photos={PHOTOS} marks={[]} onPhoto={onChoose} />);
  return (
    <BookViewer
      {...{ book, shownId, onShow, renderLayer }}
      photos={PHOTOS}
      finish={PLAIN_FINISH}
      {...props}
    />
  );
}

const heading = () => screen.getByText(/^Pages|^Page |cover$|^Cover$/, { selector: 'strong' });
const sourcesIn = (element: Element) =>
  [...element.querySelectorAll('image')].map((image) => image.getAttribute('href'));

it('labels each photo with number, size, page and resolution', () => {
  const items = [
    createTestPhotoItem(1, { w: 120, h: 180 }),
    createTestPhotoItem(2, { x: 210, w: 60, h: 45, photo: testPhotoId(2) }),
    createTestPhotoItem(3, { x: 150, y: 150, w: 200, h: 50, photo: null }),
  ];
  render(
    <Opened
      book={createTestBook({ spreads: [createTestSpread('s1', { items })] })}
      onChoose={vi.fn()}
    />,
  );
  const spread = within(screen.getByRole('group', { name: 'Pages 1 and 2' }));
  const names = spread.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Photo 1, large, left page, 105 dpi: will look blurred',
    'Photo 2, small, right page, 423 dpi',
    'Empty frame, medium, across both pages',
  ]);
});

it('links a frame to its photo', () => {
  const onChoose = vi.fn();
  render(<Opened onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('button', { name: /^Photo 1,/ }));
  expect(onChoose.mock.calls[0]?.[0]).toBe(testPhotoId(1));
});

it('turns from the shown pages if the book has changed while pages were turned', () => {
  const spreads = ['s1', 's2', 's3'].map((id) => createTestSpread(id));
  const onShow = vi.fn();
  const pageOf = (book: Book) => (
    <BookViewer {...{ book, onShow }} shownId="s1" photos={PHOTOS} finish={PLAIN_FINISH} />
  );
  const { rerender } = render(pageOf(createTestBook({ spreads })));
  const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  turn();
  rerender(pageOf(createTestBook({ spreads: spreads.slice(0, 2) })));
  turn();
  expect(onShow.mock.calls).toEqual([['s2'], ['s2']]);
});

it('turns by buttons, swipes and overview, and announces the place', () => {
  render(<Opened />);
  expect(heading().textContent).toBe('Pages 1 and 2');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(heading().textContent).toBe('Pages 3 and 4');
  // The button has no effect on the last spread.
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(heading().textContent).toBe('Pages 3 and 4');
  const stage = screen.getByRole('img', { name: 'Pages 3 and 4' });
  fireEvent.pointerDown(stage, { pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 50 });
  fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: 120, clientY: 60 });
  expect(heading().textContent).toBe('Pages 1 and 2');
  const all = within(screen.getByRole('list', { name: 'All pages' }));
  fireEvent.click(all.getByRole('button', { name: 'Cover' }));
  expect(heading().textContent).toBe('Cover');
  expect(all.getByRole('button', { name: 'Cover' }).getAttribute('aria-current')).toBe('true');
});

it('turns twice for two presses before the pages have rendered', () => {
  const spreads = ['s1', 's2', 's3'].map((id) => createTestSpread(id));
  render(<Opened book={createTestBook({ spreads })} />);
  const next = screen.getByRole('button', { name: 'Next' });
  act(() => {
    fireEvent.click(next);
    fireEvent.click(next);
  });
  expect(heading().textContent).toBe('Pages 5 and 6');
});

it('keeps a single page on its side of the book, and shows it alone on a phone', () => {
  const spreads = ['s1', 's2', 's3'].map((id) => createTestSpread(id));
  const book = createTestBook({ lay_flat: false, spreads });
  const sideOfPage = () =>
    screen.getByRole('img', { name: 'Page 1' }).closest('[data-lone]')?.getAttribute('data-lone');
  const { unmount } = render(<Opened book={book} />);
  expect(sideOfPage()).toBe('right');
  unmount();
  seen.setNarrow();
  render(<Opened book={book} />);
  expect(sideOfPage()).toBeUndefined();
});

it('exposes the texts of a spread to screen readers, with and without photo buttons', () => {
  const words = [
    createTestTextItem({ id: 't1', text: 'Goa', x: 230 }),
    createTestTextItem({ id: 't2', text: 'Goa', x: 215, w: 6 }),
    createTestTextItem({ id: 't3', text: 'Our best week', x: 20 }),
  ];
  const cover = createTestSpread('cover', { items: [createTestPhotoItem(1), ...words] });
  const { rerender } = render(<Opened book={createTestBook({ cover })} shownId="cover" />);
  screen.getByRole('img', { name: 'Cover. It says: Goa · Our best week' });
  rerender(<Opened book={createTestBook({ cover })} shownId="cover" onChoose={vi.fn()} />);
  within(screen.getByRole('group', { name: 'Cover' })).getByText('It says: Goa · Our best week');
});

it('exposes the dates of a month to screen readers, also below an overlay', async () => {
  const calendar: Calendar = {
    first: { year: 2026, month: 10 },
    language: 'en',
    holidays: true,
    own_dates: [{ month: 10, day: 14, name: 'Asha’s birthday' }],
  };
  const words = createTestTextItem({ text: 'Our best week' });
  const book = createTestBook({
    kind: 'calendar',
    cover: null,
    cover_shape: null,
    calendar,
    spreads: [createTestSpread('s1', { items: [words] })],
  });
  render(<Opened book={book} renderLayer={() => null} />);
  within(await screen.findByRole('group', { name: 'October 2026' })).getByText(
    'It says: 2 Gandhi Jayanti · 14 Asha’s birthday · 20 Dussehra * · 29 Karva Chauth *',
  );
});

it('has no page buttons, counter or pages for a print of one face', () => {
  const items = [createTestPhotoItem(1, { w: 200, h: 200 })];
  const book = createTestBook({
    kind: 'sheet',
    cover: null,
    cover_shape: null,
    spreads: [createTestSpread('s1', { items })],
  });
  render(<Opened book={book} onChoose={vi.fn()} />);
  const print = within(screen.getByRole('region', { name: 'Your design' }));
  const labels = print.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(labels).toEqual([expect.stringMatching(/^Photo 1, edge to edge, /)]);
  expect(print.queryByText('1 of 1')).toBeNull();
});

it('calls the faces of a set prints', () => {
  const spreads = ['s1', 's2'].map((id) => createTestSpread(id));
  const book = createTestBook({ kind: 'set', cover: null, cover_shape: null, spreads });
  render(<Opened book={book} />);
  const all = within(screen.getByRole('list', { name: 'All prints' }));
  expect(all.getByRole('button', { name: 'Print 2' })).toBeTruthy();
});

it('does not select a photo on a swipe', () => {
  const onChoose = vi.fn();
  render(<Opened onChoose={onChoose} />);
  const photo = screen.getByRole('button', { name: /^Photo 1,/ });
  fireEvent.pointerDown(photo, {
    pointerType: 'touch',
    isPrimary: true,
    clientX: 200,
    clientY: 50,
  });
  fireEvent.pointerUp(photo, { pointerType: 'touch', clientX: 90, clientY: 52 });
  fireEvent.click(photo);
  expect(onChoose).not.toHaveBeenCalled();
});

it('shows one page at a time on narrow screens', () => {
  seen.setNarrow();
  render(<Opened />);
  expect(heading().textContent).toBe('Page 1');
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(heading().textContent).toBe('Front of the cover');
});

it('loads large pictures for the current spread only, and small ones near it', () => {
  render(<Opened />);
  expect(sourcesIn(screen.getByRole('img', { name: 'Pages 1 and 2' }))).toEqual([
    '/small/1.webp',
    '/large/1.webp',
  ]);
  const strip = screen.getByRole('list', { name: 'All pages' });
  expect(sourcesIn(strip)).toEqual([]);
  act(() => seen.bringNear(within(strip).getAllByRole('listitem').slice(2)));
  expect(sourcesIn(strip)).toEqual(['/small/2.webp']);
});

it('marks locked spreads and spreads with remarks in the overview', () => {
  const spreads = [createTestSpread('s1', { locked: true }), createTestSpread('s2')];
  render(<Opened book={createTestBook({ spreads })} warned={new Set(['s2'])} />);
  expect(screen.getByRole('button', { name: 'Pages 1 and 2, kept as it is' })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Pages 3 and 4, with something to look at' }),
  ).toBeTruthy();
});
