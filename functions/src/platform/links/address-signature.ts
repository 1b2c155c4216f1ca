import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../parameters/config';

type Secret = Pick<Config, 'pictureSecret'>;

/** Proves that the API has made an address of these parts, none of which has a line break. */
export function signatureOf(
  { pictureSecret }: Secret,
  parts: readonly (string | number)[],
): string {
  return createHmac('sha256', pictureSecret).update(parts.join('\n')).digest('base64url');
}

/** Whether an address is one that the API has made. */
export function isSignatureOf(
  secret: Secret,
  parts: readonly (string | number)[],
  signature: string,
): boolean {
  const right = Buffer.from(signatureOf(secret, parts));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
