/** Carries the App Check token, which tells that a request comes from the shop's own pages. */
export const ATTESTATION_HEADER = 'X-Firebase-AppCheck';

const ATTESTED = /^\/(?:guest-users|auth|payments|photos\/uploads)(?:\/|$)/;
/** Their callers are servers, which prove themselves by a signature. */
const SIGNED = /^\/payments\/webhook\//;

/**
 * Whether a call needs to come from the shop's own pages where the shop asks for that: what makes
 * guests, signs in, pays and uploads (docs/rules.md#api-8). `path` is below /api.
 */
export function isAttested(path: string): boolean {
  return ATTESTED.test(path) && !SIGNED.test(path);
}
