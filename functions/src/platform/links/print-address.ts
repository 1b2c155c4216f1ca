import { PRINT_LINK_VALIDITY_MINUTES } from '@smriti/shared/order/print-files';
import { isValidAddressSignature, signAddressParts } from './address-signature';
import type { Config } from '../parameters/config';

type Secret = Pick<Config, 'pictureSecret'>;

const LIFE_SECONDS = PRINT_LINK_VALIDITY_MINUTES * 60;
const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

interface Signed {
  /** Expiry in seconds since 1970. */
  until: number;
  /** uid of the reader. */
  for: string;
}

const partsOf = (path: string, { until, ...reader }: Signed) => ['print', path, until, reader.for];

/** API URL of a file for one member of staff, and its expiry. */
export function createPrintAddress(
  secret: Secret,
  path: string,
  uid: string,
  now: Date,
): { url: string; expires_at: string } {
  const until = seconds(now) + LIFE_SECONDS;
  const sig = signAddressParts(secret, partsOf(path, { until, for: uid }));
  return {
    url: `/api${path}?until=${until}&for=${uid}&sig=${sig}`,
    expires_at: new Date(until * 1000).toISOString(),
  };
}

/** Whether a URL was made for that reader and has not expired. */
export function isValidPrintAddress(
  secret: Secret,
  path: string,
  { sig, ...signed }: Signed & { sig: string },
  now: Date,
): boolean {
  const left = signed.until - seconds(now);
  return (
    left > 0 && left <= LIFE_SECONDS && isValidAddressSignature(secret, partsOf(path, signed), sig)
  );
}
