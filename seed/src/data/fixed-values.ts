import { READABLE_ALPHABET } from '@smriti/shared/base/ids';
import { createHash } from 'node:crypto';

export const DAY_MILLISECONDS = 86_400_000;

/** The moment that the demo data is dated to; everything in it is older. */
export const SEEDED_ON = '2026-11-01T06:30:00.000Z';

/** Uids of the demo customers who have albums; those without an account cannot sign in. */
export const CUSTOMER = {
  ananya: 'demo-customer',
  rohit: 'demo-rohit',
  sana: 'demo-sana',
  gurpreet: 'demo-gurpreet',
} as const;

/** The uid of who writes the demo remarks. */
export const REVIEWER = 'demo-reviewer';

/** A code of `length` readable characters, at most 32. */
export function fixedCode(name: string, length: number): string {
  const digest = digestOf(name).subarray(0, length);
  return Array.from(digest, (byte) => READABLE_ALPHABET[byte % READABLE_ALPHABET.length]).join('');
}

/** A download token. Only drawn pictures have one. */
export function fixedToken(name: string): string {
  const digits = digestOf(`token of ${name}`).toString('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function digestOf(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}
