import { createTestBook } from '@smriti/shared/book/book.test-data';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { openPage, signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { AlbumView } from './AlbumView';

// Stubs the live listener, which browser tests cover.
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));

signInAsAsha();
beforeEach(() => void stubScreen());

const DESIGN = {
  rev: 0,
  revs: {},
  order_rev: 0,
  tray_photos: [],
  book: createTestBook({ cover: null }),
};

// proves cart-4
it('loads no links for an album that is being deleted, even if its book loads late', async () => {
  let giveDesign: (design: unknown) => void = () => undefined;
  const api = stubApi({
    'GET /api/albums/goa': {
      album: createReviewProduct({
        id: 'goa',
        title: 'Goa',
        status: 'Draft',
        images: [createAlbumPhoto('a'.repeat(43), 1)],
      }),
    },
    'GET /api/albums/goa/design': () => new Promise((resolve) => (giveDesign = resolve)),
    'GET /api/albums/goa/shares': { shares: [] },
    'DELETE /api/albums/goa': () => new Promise(() => undefined),
  });
  openPage(<AlbumView id="goa" actions={null} />, '/view-product?id=goa');
  fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete album' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(api.sentTo('DELETE /api/albums/goa')).toHaveLength(1));
  act(() => giveDesign(DESIGN));
  expect(await screen.findByText('The book')).toBeTruthy();
  expect(api.sentTo('GET /api/albums/goa/shares')).toEqual([]);
});
