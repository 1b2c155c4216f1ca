import { FirebaseError } from 'firebase/app';

const PASSING = ['storage/retry-limit-exceeded', 'storage/unknown', 'storage/canceled'];

/** A failure that may pass by itself, such as a lost connection; the rest are refusals. */
export function isPassing(error: unknown): boolean {
  const isOfStorage = error instanceof FirebaseError && error.code.startsWith('storage/');
  return !isOfStorage || PASSING.includes(error.code);
}

/** The storage's rules say no, which they also do to what is stored already. */
export function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/unauthorized';
}
