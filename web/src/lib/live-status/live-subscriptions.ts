import { atom } from 'nanostores';

/**
 * Subscription of a page to a customer's albums and orders, to an album in review, or to the queue
 * of a status.
 */
export type LiveSubscription = ({ owner: string } | { albumId: string } | { queue: string }) & {
  onChange: () => void;
};

export const liveSubscriptions = atom<readonly LiveSubscription[]>([]);

/** Delay of a subscription in ms, so that the page's own requests come first. */
const AFTER_PAINT_MS = 500;

/** Adds a subscription after a delay. Returns a function that removes it. */
export function addLiveSubscription(subscription: LiveSubscription): () => void {
  const timer = setTimeout(() => {
    liveSubscriptions.set([...liveSubscriptions.get(), subscription]);
  }, AFTER_PAINT_MS);
  return () => {
    clearTimeout(timer);
    liveSubscriptions.set(liveSubscriptions.get().filter((other) => other !== subscription));
  };
}
