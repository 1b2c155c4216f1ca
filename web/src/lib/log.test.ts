import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, setErrorTranslator } from '#lib/api/api.ts';
import { logFailure } from './log';

afterEach(() => {
  setErrorTranslator(undefined);
  vi.restoreAllMocks();
});

it('logs API errors with their English message, and other errors unchanged', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  setErrorTranslator(() => 'अभी नहीं।');
  const refused = new ApiError(409, 'conflict', 'Not now.');
  expect(refused.message).toBe('अभी नहीं।');
  logFailure('The link was not sent', refused);
  const other = new TypeError('offline');
  logFailure('The link was not sent', other);
  expect(warn.mock.calls).toEqual([
    ['The link was not sent', 'conflict', 'Not now.'],
    ['The link was not sent', other],
  ]);
});
