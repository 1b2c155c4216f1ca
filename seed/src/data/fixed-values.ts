import { READABLE_ALPHABET } from '@smriti/shared/base/ids';
import { createHash } from 'node:crypto';

export const DAY_MILLISECONDS = 86_400_000;

/** Time of the demo data; all of its records are older. */
export const SEED_TIME = '2026-11-01T06:30:00.000Z';

/** Uids of the demo customers who have albums; those without an account cannot sign in. */
export const CUSTOMER_UIDS = {
  ananya: 'demo-customer',
  rohit: 'demo-rohit',
  sana: 'demo-sana',
  gurpreet: 'demo-gurpreet',
} as const;

export const REVIEWER_UID = 'demo-reviewer';

/** Derives a readable code from a name; `length` is at most 32. */
export function deriveReadableCode(name: string, length: number): string {
  const digest = digestOf(name).subarray(0, length);
  return Array.from(digest, (byte) => READABLE_ALPHABET[byte % READABLE_ALPHABET.length]).join('');
}

/** Derives a download token from a name. It protects nothing: all demo pictures are drawn. */
export function deriveDownloadToken(name: string): string {
  const digits = digestOf(`token of ${name}`).toString('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function digestOf(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}
