import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../parameters/config';

type Secret = Pick<Config, 'pictureSecret'>;

/** Signs a URL's parts, none of which contains a line break. */
export function signAddressParts(
  { pictureSecret }: Secret,
  parts: readonly (string | number)[],
): string {
  return createHmac('sha256', pictureSecret).update(parts.join('\n')).digest('base64url');
}

/** Whether a URL was signed by the API. */
export function isValidAddressSignature(
  secret: Secret,
  parts: readonly (string | number)[],
  signature: string,
): boolean {
  const right = Buffer.from(signAddressParts(secret, parts));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
