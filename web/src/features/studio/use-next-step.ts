import { useStudio, useStudioState } from './studio-context';

/** Steps of a design in their order; `finish` is the request, or the cart for a canvas. */
export type NextStep = 'addPhotos' | 'seeBook' | 'finish';

/**
 * Returns the next step of the open design, whose button is the only filled one
 * (docs/rules.md#studio-10). An album that is edited again, or a book that was arranged, has been seen.
 */
export function useNextStep(): NextStep {
  const { plan } = useStudio();
  return useStudioState(({ order, book, isBookSeen }) => {
    if (order.length === 0) return 'addPhotos';
    if (plan.type === 'canvas' || plan.albumId !== undefined) return 'finish';
    return isBookSeen || book.isOwn ? 'finish' : 'seeBook';
  });
}
