import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { loadWithRetries } from '#lib/api/load-with-retries.ts';
import { QuietBoundary } from '#lib/loading/QuietBoundary.tsx';
import { optionalPart } from '#lib/loading/optional-part.tsx';
import { liveSubscriptions } from './live-subscriptions';

const LiveListeners = optionalPart(
  'live updates',
  async () => (await loadWithRetries(() => import('./LiveListeners'))).LiveListeners,
);

/**
 * Listens to Firestore for the displayed pages; its client is loaded with the first subscription.
 */
export function LiveUpdates() {
  const subscriptions = useStore(liveSubscriptions);
  if (subscriptions.length === 0) return null;
  return (
    <QuietBoundary failure="Changes made elsewhere are not followed">
      <Suspense>
        <LiveListeners subscriptions={subscriptions} />
      </Suspense>
    </QuietBoundary>
  );
}
