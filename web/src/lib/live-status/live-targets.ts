import { atom } from 'nanostores';

/** What a page follows: a customer's albums and orders, an album in review, or the queue of a status. */
export type LiveTarget = ({ owner: string } | { albumId: string } | { queue: string }) & {
  onNews: () => void;
};

/** What the displayed pages follow. */
export const liveTargets = atom<readonly LiveTarget[]>([]);

/** Delay before something is followed, in ms, so that the page's own requests and paints come first. */
const AFTER_PAINT_MS = 500;

/** Follows `target` soon. Returns a function that ends that. */
export function followLive(target: LiveTarget): () => void {
  const timer = setTimeout(() => {
    liveTargets.set([...liveTargets.get(), target]);
  }, AFTER_PAINT_MS);
  return () => {
    clearTimeout(timer);
    liveTargets.set(liveTargets.get().filter((other) => other !== target));
  };
}
