import { PRINT_LINK_MINUTES } from '@smriti/shared/order/print-files';
import { isSignatureOf, signatureOf } from './address-signature';
import type { Config } from '../parameters/config';

type Secret = Pick<Config, 'pictureSecret'>;

const LIFE_SECONDS = PRINT_LINK_MINUTES * 60;
const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

interface Signed {
  /** Seconds since 1970. */
  until: number;
  /** The uid of whom it was made for. */
  for: string;
}

const partsOf = (path: string, { until, ...reader }: Signed) => ['print', path, until, reader.for];

/** The address at which the API hands a file to one member of staff, and when that ends. */
export function printAddress(
  secret: Secret,
  path: string,
  uid: string,
  now: Date,
): { url: string; expires_at: string } {
  const until = seconds(now) + LIFE_SECONDS;
  const sig = signatureOf(secret, partsOf(path, { until, for: uid }));
  return {
    url: `/api${path}?until=${until}&for=${uid}&sig=${sig}`,
    expires_at: new Date(until * 1000).toISOString(),
  };
}

/** Whether an address was made for that reader, and has not ended. */
export function isPrintAddress(
  secret: Secret,
  path: string,
  { sig, ...signed }: Signed & { sig: string },
  now: Date,
): boolean {
  const left = signed.until - seconds(now);
  return left > 0 && left <= LIFE_SECONDS && isSignatureOf(secret, partsOf(path, signed), sig);
}
