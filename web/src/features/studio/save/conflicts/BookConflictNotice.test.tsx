import { WHOLE_BOOK_PART_ID } from '@smriti/shared/book/book-changes';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton } from '#lib/page.test-data.tsx';
import { openStudioWith, renderInStudio, createUploadedPhoto } from '../../studio.test-data';
import { EMPTY_BOOK } from '../../studio-store';
import { BookConflictDialog } from './BookConflictDialog';
import { BookConflictNotice } from './BookConflictNotice';

const PHOTOS = [1, 2].map((at) => createUploadedPhoto(testPhotoId(at)));
const one = createTestSpread('s1', { items: [createTestPhotoItem(1)] });
const two = createTestSpread('s2', { items: [createTestPhotoItem(2)] });
const base = createTestBook({ spreads: [one, two] });
const mine = createTestBook({
  style: 'airy',
  spreads: [
    { ...one, background: '#111111' },
    { ...two, background: '#111111' },
  ],
});
const theirs = createTestBook({ style: 'full', spreads: [{ ...one, background: '#999999' }] });

function openConflict() {
  const studio = openStudioWith(PHOTOS, { albumId: 'goa' });
  const saved = { images: PHOTOS.map(({ key }) => key), isRead: true };
  renderInStudio(studio, <BookConflictNotice Dialog={BookConflictDialog} />);
  act(() =>
    studio.store.setState({
      book: { ...EMPTY_BOOK, style: 'airy', scene: mine, isOwn: true },
      savedBook: { rev: 4, book: base, ...saved },
      bookConflict: {
        theirs: { rev: 5, book: theirs, ...saved },
        parts: ['s1', 's2', WHOLE_BOOK_PART_ID],
      },
    }),
  );
  return studio;
}

beforeEach(() => {
  stubScreen();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows both versions of each conflicting page, and applies the choice', async () => {
  const { store } = openConflict();
  expect(screen.getByRole('alert').textContent).toContain('3 parts of this design');
  pressButton('Choose what to keep');
  const dialog = await screen.findByRole('dialog', {
    name: 'Which of the two do you want to keep?',
  });
  const first = within(dialog).getByRole('group', { name: 'Pages 1 and 2' });
  expect(
    within(first)
      .getAllByRole('img')
      .map((picture) => picture.ariaLabel),
  ).toEqual(['As it is here', 'As it was changed elsewhere']);
  const [own, other] = within(first).getAllByRole<HTMLInputElement>('radio');
  expect([own?.checked, other?.checked]).toEqual([true, false]);
  if (other) fireEvent.click(other);
  const removed = within(dialog).getByRole('group', { name: 'Pages 3 and 4' });
  expect(within(removed).getByText('Removed there')).toBeTruthy();
  fireEvent.click(
    within(within(dialog).getByRole('group', { name: /^The order/ })).getByRole('radio', {
      name: 'Take theirs',
    }),
  );
  pressButton('Use what I chose');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const { book, savedBook, bookConflict } = store.getState();
  expect(book.scene?.spreads.map(({ background }) => background)).toEqual(['#999999', '#111111']);
  expect([book.style, savedBook?.rev, bookConflict]).toEqual(['full', 5, null]);
});

it('keeps the conflict when the dialog is closed', async () => {
  const { store } = openConflict();
  pressButton('Choose what to keep');
  await screen.findByRole('dialog');
  pressButton('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(store.getState().book.scene).toBe(mine);
});
