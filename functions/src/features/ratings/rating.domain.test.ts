import { describe, expect, it } from 'vitest';
import { withRating } from './rating.domain';

describe('withRating', () => {
  it('begins with the first rating', () => {
    const first = withRating({ rating_sum: 0, rating_count: 0 }, 4);
    expect(first).toEqual({ rating_sum: 4, rating_count: 1, rating_average: 4 });
  });

  it('averages all of them to one decimal', () => {
    expect(withRating({ rating_sum: 9, rating_count: 2 }, 5).rating_average).toBe(4.7);
    expect(withRating({ rating_sum: 4_500, rating_count: 999 }, 1).rating_average).toBe(4.5);
  });
});
