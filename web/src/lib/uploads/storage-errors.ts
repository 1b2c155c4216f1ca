import { ApiError } from '../api/api';

/** Answers of the API that stay the same however often they are asked for. */
const FINAL_STATUSES = [400, 403, 422];

const PASSING = ['storage/retry-limit-exceeded', 'storage/unknown', 'storage/canceled'];

/** The code of Firebase's errors, told by its form: the class would bring the SDK along. */
function codeOf(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : '';
}

/** A failure that may pass by itself, such as a lost connection; the rest are refusals. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return !FINAL_STATUSES.includes(error.status);
  const code = codeOf(error);
  return !code.startsWith('storage/') || PASSING.includes(code);
}

/** The storage's rules say no, which they also do to what is stored already. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'storage/unauthorized';
}
