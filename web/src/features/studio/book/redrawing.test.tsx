import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import {
  BOOK_CATALOGUE,
  bookPhotos,
  openArrangedBook,
  OPEN_BOOK,
} from '../editor/editor.test-data';
import { NO_OPTIONS } from '../design-content';
import { openStudioWith, renderInStudio } from '../studio.test-data';
import { patchPhoto } from '../studio-store';
import { BookArranger } from './BookArranger';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

it('re-renders an open book for a new thumbnail, but not for upload progress', async () => {
  // The first page fills a book, so that the second page of the same design starts with a filled
  // one.
  const filled = await openArrangedBook();
  const studio = openStudioWith(bookPhotos(8));
  const { book } = filled.store.getState();
  studio.store.setState({
    book,
    choices: { ...NO_OPTIONS, album_size_id: 1, paper_type_id: 1 },
  });
  const onRender = vi.fn();
  renderInStudio(
    studio,
    <Profiler id="book" onRender={onRender}>
      <BookArranger {...OPEN_BOOK} />
    </Profiler>,
    BOOK_CATALOGUE,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  // The photo tray shows the percentage of the uploads.
  fireEvent.click(screen.getAllByRole('button', { name: 'Photos' }).at(-1) ?? document.body);
  onRender.mockClear();
  for (const progress of [0.1, 0.2, 0.3]) {
    act(() => patchPhoto(studio.store, 'k3', { state: 'sending', progress }));
  }
  expect(onRender).not.toHaveBeenCalled();
  act(() => patchPhoto(studio.store, 'k3', { thumbnail: '/small/new.webp' }));
  expect(onRender).toHaveBeenCalled();
});
