import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton, signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { openStudioWith, renderInStudio } from '../studio.test-data';
import { BookArranger } from './BookArranger';
import { BOOK_CATALOGUE, bookPhotos, OPEN_BOOK } from '../editor/editor.test-data';
// Loads the module before the tests use fake timers.
import './merge-saved-book';

signInAsAsha();

beforeEach(() => {
  stubScreen();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ALBUM = `album${'0'.repeat(15)}`;
const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows an error when the saved book does not load in time, and retries on request', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const design = `GET /api/albums/${ALBUM}/design`;
  const api = stubApi({ [design]: () => new Promise(() => undefined) });
  const studio = openStudioWith(bookPhotos(8), { albumId: ALBUM });
  renderInStudio(studio, <BookArranger {...OPEN_BOOK} />, BOOK_CATALOGUE);
  await passed(10_000);
  expect(screen.getByText('Laying out the photos...')).toBeTruthy();
  await passed(6000);
  expect(screen.getByText('This could not be opened. Your photos are safe.')).toBeTruthy();
  expect(api.sentTo(design)).toHaveLength(1);
  pressButton('Try again');
  await passed(100);
  expect(screen.queryByText('This could not be opened. Your photos are safe.')).toBeNull();
  expect(api.sentTo(design)).toHaveLength(2);
});
