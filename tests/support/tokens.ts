import { projectId } from './environment';

const claims = (token: string): Record<string, unknown> => {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
};

/**
 * Replaces claims of a valid token. Tokens of the Auth emulator are unsigned, so tests can try everything
 * but the signature check, which is firebase-admin's.
 */
export function replaceClaims(token: string, changes: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims(token), ...changes })}.`;
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** A token that expired an hour ago. */
export function toExpiredToken(token: string): string {
  return replaceClaims(token, {
    iat: nowInSeconds() - 7200,
    auth_time: nowInSeconds() - 7200,
    exp: nowInSeconds() - 3600,
  });
}

/** A valid token with a sign-in 11 minutes ago. */
export function toStaleToken(token: string): string {
  return replaceClaims(token, { auth_time: nowInSeconds() - 11 * 60 });
}

/** A token of another Firebase project. */
export function toForeignToken(token: string): string {
  const other = `${projectId}-other`;
  return replaceClaims(token, { aud: other, iss: `https://securetoken.google.com/${other}` });
}
