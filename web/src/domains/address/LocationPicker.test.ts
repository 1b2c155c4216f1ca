import { describe, expect, it } from 'vitest';
import { mapRetryDelayMs } from './LocationPicker';

describe('mapRetryDelayMs', () => {
  // proves addresses-14
  it('increases by the second, and ends after three retries', () => {
    expect([0, 1, 2, 3].map(mapRetryDelayMs)).toEqual([2000, 8000, 24_000, null]);
  });
});
