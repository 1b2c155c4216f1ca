import { afterEach, beforeEach, vi } from 'vitest';

/** All tests of a file run without a connection; what that has logged does not reach the terminal. */
export function withoutConnection(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.spyOn(console, 'error').mockReturnValue(undefined); // React tells of each part that failed
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** The module of a part that is fetched later, for `vi.mock`: it never comes. */
export function neverFetched(): never {
  throw new Error('Failed to fetch dynamically imported module');
}
