import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AlbumBook } from './AlbumBook';
import { stubScreen } from '../spread.test-data';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

const album = { title: 'Goa', images: [], lamination: '', coverType: '' };

function openBook(hasWarnings: boolean) {
  const spreads = [
    createTestSpread('s1', { items: [createTestPhotoItem(1)] }),
    createTestSpread('s2', { items: [createTestPhotoItem(2, { photo: null })] }),
  ];
  const revisions = { rev: 1, revs: {}, order_rev: 0, tray_photos: [] };
  const design = {
    data: { ...revisions, book: createTestBook({ cover: null, spreads }) },
    error: null,
    isFetching: false,
    refetch: vi.fn(),
  };
  return render(<AlbumBook {...{ design, album, hasWarnings }} />);
}

it('lists print warnings with links for the owner', () => {
  openBook(true);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Pages 3 and 4: a frame is empty\./ }));
  expect(screen.getByText('2 of 2')).toBeTruthy();
});

it('lists no print warnings for others', () => {
  openBook(false);
  expect(screen.queryByRole('button', { name: /a frame is empty/ })).toBeNull();
});
