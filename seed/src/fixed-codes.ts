import { createHash } from 'node:crypto';
import { READABLE_ALPHABET } from '@smriti/shared/base/ids';

/** What is drawn by chance in the shop, made of a name here: the same on every run. */

/** A code of `length` readable characters, at most 32. */
export function fixedCode(name: string, length: number): string {
  const digest = digestOf(name).subarray(0, length);
  return Array.from(digest, (byte) => READABLE_ALPHABET[byte % READABLE_ALPHABET.length]).join('');
}

/** A download token. Only drawings of our own are read by one. */
export function fixedToken(name: string): string {
  const digits = digestOf(`token of ${name}`).toString('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function digestOf(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}
