import { ApiError } from '#lib/api/api.ts';

/** API statuses that a retry would not change. */
const FINAL_STATUSES = [400, 403, 422];

const PASSING = ['storage/retry-limit-exceeded', 'storage/unknown', 'storage/canceled'];

/**
 * Code of a Firebase error, read without its class, because importing the class would load the SDK.
 */
function codeOf(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : '';
}

/** Whether an error is temporary, such as a lost connection; all others are rejections. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return !FINAL_STATUSES.includes(error.status);
  const code = codeOf(error);
  return !code.startsWith('storage/') || PASSING.includes(code);
}

/** Whether the storage rules rejected an upload; they also reject files that are already stored. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'storage/unauthorized';
}
