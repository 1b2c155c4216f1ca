/** Header with the App Check token, which shows that a request comes from the shop's own pages. */
export const ATTESTATION_HEADER = 'X-Firebase-AppCheck';

const ATTESTED = /^\/(?:guest-users|auth|payments|photos\/uploads)(?:\/|$)/;
/** Paths called by servers, which authenticate by a signature. */
const SIGNED = /^\/payments\/webhook\//;

/**
 * Whether a call needs an App Check token where the shop requires them: calls that create guests, sign in,
 * pay or upload (docs/rules.md#api-8). `path` is below /api.
 */
export function isAttested(path: string): boolean {
  return ATTESTED.test(path) && !SIGNED.test(path);
}
