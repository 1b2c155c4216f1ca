import { afterEach, beforeEach, vi } from 'vitest';

/** Runs all tests of a file offline; suppresses the resulting log output. */
export function withoutConnection(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.spyOn(console, 'error').mockReturnValue(undefined); // React logs each failed part
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** For `vi.mock`: the module of a lazily loaded part that cannot be loaded. */
export function neverFetched(): never {
  throw new Error('Failed to fetch dynamically imported module');
}
