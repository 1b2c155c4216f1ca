import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { loadWithRetries } from '#lib/api/load-with-retries.ts';
import { QuietBoundary } from '#lib/loading/QuietBoundary.tsx';
import { optionalPart } from '#lib/loading/optional-part.tsx';
import { liveTargets } from './live-targets';

const LiveListeners = optionalPart(
  'live states',
  async () => (await loadWithRetries(() => import('./LiveListeners'))).LiveListeners,
);

/** Listens in Firestore to what the displayed pages follow; loads its client when there is something. */
export function LiveStates() {
  const targets = useStore(liveTargets);
  if (targets.length === 0) return null;
  return (
    <QuietBoundary failure="Changes made elsewhere are not followed">
      <Suspense>
        <LiveListeners targets={targets} />
      </Suspense>
    </QuietBoundary>
  );
}
