import { type PropsWithChildren, Suspense } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { useStore } from '@nanostores/react';
import { loadWithRetries } from '#lib/api/load-with-retries.ts';
import { liveSubscriptions } from '#lib/live-status/live-subscriptions.ts';
import { optionalPart } from '#lib/loading/optional-part.tsx';
import { QuietBoundary } from '#lib/loading/QuietBoundary.tsx';
import { app, auth } from './identity-provider';

const LiveListeners = optionalPart(
  'live updates',
  async () =>
    (await loadWithRetries(() => import('#lib/live-status/LiveListeners.tsx'))).LiveListeners,
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

/** Provides Firebase's app and auth to reactfire's hooks, around all pages for signed-in users. */
export default function FirebaseProviders({ children }: PropsWithChildren) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        {children}
        <LiveUpdates />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
