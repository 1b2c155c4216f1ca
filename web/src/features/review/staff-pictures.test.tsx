// @vitest-environment jsdom
import {
  MAX_PICTURE_URL_MINUTES,
  PICTURE_URL_RENEWAL_MINUTES,
} from '@smriti/shared/album/pictures';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReviewedPicture } from '#domains/review/ReviewedPicture.tsx';
import { createAlbumPhoto, createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { approvalProductQuery } from '#lib/albums/approval.ts';

const MINUTE = 60_000;
/** Minimum remaining validity of a picture URL in an API answer, in ms. */
const GOOD_MS = (MAX_PICTURE_URL_MINUTES - PICTURE_URL_RENEWAL_MINUTES) * MINUTE;

/** API stub whose picture URLs contain their expiry time and change only at intervals. */
vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  callApi: () => {
    const step = PICTURE_URL_RENEWAL_MINUTES * MINUTE;
    const until = Math.floor(Date.now() / step) * step + MAX_PICTURE_URL_MINUTES * MINUTE;
    const image = { ...createAlbumPhoto('a', 1), image_url: `/api/pictures/a/1600?until=${until}` };
    return Promise.resolve(createReviewProduct({ images: [image] }));
  },
}));

function OpenAlbum() {
  const { data } = useQuery(approvalProductQuery('goa'));
  const [image] = data?.images ?? [];
  return image ? <ReviewedPicture photo={{ ...image, remark: '', pin: null, reply: '' }} /> : null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:03:20.000Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('are reloaded with new URLs before the old ones expire', async () => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenAlbum />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
  const shown = new Set<string>();
  for (let minute = 0; minute < 40; minute += 1) {
    const src = container.querySelector('img')?.getAttribute('src') ?? '';
    shown.add(src);
    expect(Number(src.split('until=')[1]) - Date.now()).toBeGreaterThan(GOOD_MS - 2 * MINUTE);
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  }
  // Pictures with an unchanged URL are not loaded again.
  expect(shown.size).toBe(9);
});
