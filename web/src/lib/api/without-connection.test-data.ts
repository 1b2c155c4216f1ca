import { afterEach, beforeEach, vi } from 'vitest';

/** Runs all tests of a file without a connection, and silences the resulting logs. */
export function stubOffline(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    // React logs each failed component.
    vi.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Replacement of a lazily loaded module in `vi.mock`: importing it fails. */
export function failImport(): never {
  throw new Error('Failed to fetch dynamically imported module');
}
