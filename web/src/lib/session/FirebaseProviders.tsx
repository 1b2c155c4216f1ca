import type { PropsWithChildren } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { LiveStates } from '#lib/live-status/LiveStates.tsx';
import { app, auth } from './identity-provider';

/** Firebase's app and auth for the hooks of reactfire, around the pages of those who are signed in. */
export default function FirebaseProviders({ children }: PropsWithChildren) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        {children}
        <LiveStates />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
