import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton } from '#lib/page.test-data.tsx';
import { openArrangedBook } from '../editor.test-data';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('shows an error and keeps the book when a new layout fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await openArrangedBook();
  const before = store.getState().book;
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((handler, ms) => {
    // Throws in the pause between two pages; other timeouts work normally.
    if (ms === undefined) throw new RangeError('Array buffer allocation failed');
    return later(handler, ms);
  });
  pressButton('Style');
  fireEvent.click(await screen.findByRole('button', { name: 'Lay it all out again' }));
  expect(await screen.findByText(/^Your photos could not be laid out/)).toBeTruthy();
  expect(store.getState().book).toBe(before);
});
