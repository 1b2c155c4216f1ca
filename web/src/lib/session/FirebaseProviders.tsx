import { type PropsWithChildren, Suspense } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { useStore } from '@nanostores/react';
import { loadWithRetries } from '#lib/api/load-with-retries.ts';
import { liveSubscriptions } from '#lib/live-status/live-subscriptions.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { OptionalPartBoundary } from '#lib/loading/OptionalPartBoundary.tsx';
import { firebaseApp, firebaseAuth } from './identity-provider';
import { useSession } from './session-store';

const LiveListeners = lazyOptionalComponent(
  'live updates',
  async () =>
    (await loadWithRetries(() => import('#lib/live-status/LiveListeners.tsx'))).LiveListeners,
);

/**
 * Listens to Firestore for the displayed pages; its client is loaded with the first subscription.
 */
export function LiveUpdates() {
  const subscriptions = useStore(liveSubscriptions);
  const hasEnded = useSession((session) => session.hasEnded);
  if (subscriptions.length === 0 || hasEnded) return null;
  return (
    <OptionalPartBoundary failure="Changes made elsewhere are not followed">
      <Suspense>
        <LiveListeners subscriptions={subscriptions} />
      </Suspense>
    </OptionalPartBoundary>
  );
}

/** Provides Firebase's app and auth to reactfire's hooks, around all pages for signed-in users. */
export default function FirebaseProviders({ children }: PropsWithChildren) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={firebaseAuth}>
        {children}
        <LiveUpdates />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
