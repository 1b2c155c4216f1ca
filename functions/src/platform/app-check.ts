import type { App } from 'firebase-admin/app';

/** Judges App Check tokens; rejects with a `code` when one is no good. */
export interface AttestationVerifier {
  verifyToken: (token: string) => Promise<unknown>;
}

/** The verifier of Firebase App Check, which is loaded when the first token comes. */
export function firebaseAppCheck(app: App): AttestationVerifier {
  return {
    verifyToken: async (token) => {
      const { getAppCheck } = await import('firebase-admin/app-check');
      return getAppCheck(app).verifyToken(token);
    },
  };
}
