import type { PropsWithChildren } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { LiveUpdates } from '#lib/live-status/LiveUpdates.tsx';
import { app, auth } from './identity-provider';

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
