import { lazy } from 'react';
import { loadWithTexts } from '#lib/language/texts.ts';

const fetchReviewPage = () => loadWithTexts(() => import('./ReviewPage'), 'review');

/** Review page for staff, which customers do not load. */
export const ReviewPage = lazy(async () => ({ default: (await fetchReviewPage()).ReviewPage }));

/** Loads the review page in parallel with its album; a failure is reported when it is shown. */
export function prefetchReviewPage(): void {
  void fetchReviewPage().catch(() => undefined);
}
