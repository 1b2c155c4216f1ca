import { projectId } from './environment';

const claims = (token: string): Record<string, unknown> => {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
};

/**
 * A good token with other claims. The Auth emulator leaves tokens unsigned, so that everything but
 * the signature, which is firebase-admin's own to check, can be tried.
 */
export function withClaims(token: string, changes: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims(token), ...changes })}.`;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Ran out an hour ago. */
export function expired(token: string): string {
  return withClaims(token, {
    iat: seconds() - 7200,
    auth_time: seconds() - 7200,
    exp: seconds() - 3600,
  });
}

/** Good, but signed in 11 minutes ago. */
export function stale(token: string): string {
  return withClaims(token, { auth_time: seconds() - 11 * 60 });
}

/** Of another Firebase project. */
export function foreign(token: string): string {
  const other = `${projectId}-other`;
  return withClaims(token, { aud: other, iss: `https://securetoken.google.com/${other}` });
}
