import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
} from '@smriti/shared/book/book.test-data';
import type { Proposal } from '@smriti/shared/book/proposals';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { openPage, pressButton, signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { AlbumProposals } from './AlbumProposals';

signInAsAsha();
beforeEach(() => void stubScreen());

const NOW = '2026-01-20T11:00:00.000Z';
const PHOTO = 'a'.repeat(43);
const before = createTestSpread('s1', { items: [createTestPhotoItem(1, { photo: PHOTO })] });
const proposal = (state: Proposal['state']): Proposal => ({
  round: 1,
  spread_id: 's1',
  before,
  note: '',
  state,
  updated_at: NOW,
  answered_at: null,
  spread: createTestSpread('s1', { items: [createTestPhotoItem(1, { photo: PHOTO, w: 150 })] }),
});

it('the page of an album declines a proposal by one press', async () => {
  const api = stubApi({
    'GET /api/approval-products/goa': createReviewProduct({
      status: 'Responded',
      images: [createAlbumPhoto(PHOTO, 1)],
      proposals: [proposal('open')],
    }),
    'GET /api/albums/goa/design': {
      rev: 0,
      revs: {},
      order_rev: 0,
      tray_photos: [],
      book: createTestBook({ spreads: [before], cover: null }),
    },
    'POST /api/approval-products/goa/proposals/s1/answer': { proposals: [proposal('declined')] },
  });
  openPage(<AlbumProposals id="goa" />, '/view-product?id=goa');
  await screen.findByRole('region', { name: 'Proposed changes' });
  pressButton(/^Decline the change of /);
  expect(await screen.findByText('Declined')).toBeTruthy();
  await waitFor(() => expect(api.sent.at(-1)?.body).toEqual({ accepted: false }));
});
