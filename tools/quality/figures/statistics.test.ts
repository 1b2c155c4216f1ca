import { describe, expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('percentile', () => {
  const values = [40, 10, 30, 20, 50];

  it('is the value that the given share of values does not exceed', () => {
    expect(percentile(values, 0.5)).toBe(30);
    expect(percentile(values, 0.95)).toBe(50);
    expect(percentile(values, 0.2)).toBe(10);
    expect(percentile(values, 0)).toBe(10);
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('is one of the values when there is an even number of them', () => {
    expect(median([1, 2, 3, 4])).toBe(2);
  });

  it('needs values', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
