import type { App } from 'firebase-admin/app';

/** Verifies App Check tokens; rejects with a `code` for an invalid one. */
export interface AttestationVerifier {
  verifyToken: (token: string) => Promise<unknown>;
}

/** The Firebase App Check verifier, loaded with the first token. */
export function createAppCheckVerifier(app: App): AttestationVerifier {
  return {
    verifyToken: async (token) => {
      const { getAppCheck } = await import('firebase-admin/app-check');
      return getAppCheck(app).verifyToken(token);
    },
  };
}
