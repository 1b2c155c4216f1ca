import { packValues, type PhotoFacts } from '@smriti/shared/book/photo-facts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { NO_OPTIONS } from '../design-content';
import { openStudioWith, renderInStudio } from '../studio.test-data';
import { patchPhoto } from '../studio-store';
import { BookArranger } from './BookArranger';
import { BOOK_CATALOGUE, bookPhotos, OPEN_BOOK } from '../editor/editor.test-data';

signInAsAsha();

// Loads the module before the tests use fake timers.
beforeAll(() => import('./fill-studio-book'));
beforeEach(() => {
  stubScreen();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FACTS: PhotoFacts = {
  taken_at: Date.UTC(2026, 0, 3, 9),
  likeness: '0'.repeat(16),
  sharpness: 300,
  light: 120,
  focus: packValues(Array.from({ length: 256 }, () => 1)),
};

/** Opens a design with uploaded photos whose facts have not been loaded. */
function openBook() {
  const given = bookPhotos(8).map((photo) => ({ ...photo, facts: undefined }));
  const studio = openStudioWith(given);
  studio.store.setState({ choices: { ...NO_OPTIONS, album_size_id: 1, paper_type_id: 1 } });
  renderInStudio(studio, <BookArranger {...OPEN_BOOK} isOpen={false} />, BOOK_CATALOGUE);
  return { store: studio.store, keys: given.map(({ key }) => key) };
}

const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = () => screen.queryByRole('img', { name: /^Page 1/ }) !== null;

it('shows a book within 5 s if the photo facts do not arrive', async () => {
  const api = stubApi({ 'GET /api/photos': () => new Promise(() => undefined) });
  openBook();
  await passed(3000);
  expect(api.sentTo('GET /api/photos')).toHaveLength(1);
  expect(isShown()).toBe(false);
  await passed(1500);
  // The book is filled after the wait for facts has timed out.
  await passed(500);
  expect(isShown()).toBe(true);
});

it('shows a first book while photo facts arrive one by one, and refills it with them', async () => {
  // Without a session the page does not wait for facts.
  useSession.setState({ user: null, isAuthenticated: false });
  const { store, keys } = openBook();
  for (const key of keys.slice(0, 4)) {
    act(() => patchPhoto(store, key, { facts: FACTS }));
    // Waits less than the debounce delay.
    await passed(150);
  }
  expect(isShown()).toBe(true);
  const first = store.getState().book.of;
  await passed(1000);
  expect(store.getState().book.of).not.toBe(first);
});
