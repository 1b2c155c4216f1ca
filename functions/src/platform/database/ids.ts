import { randomInt } from 'node:crypto';
import { READABLE_ALPHABET } from '@smriti/shared/base/ids';

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** Random identifiers; injected so that tests can set them. */
export interface IdGenerator {
  /** Id of a record or object: 20 letters and digits, 119 random bits. */
  id(): string;
  /** A human-readable code: `length` characters without 0/O and 1/I. */
  readable(length: number): string;
}

function draw(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

export const randomIds: IdGenerator = {
  id: () => draw(ID_ALPHABET, ID_LENGTH),
  readable: (length) => draw(READABLE_ALPHABET, length),
};
