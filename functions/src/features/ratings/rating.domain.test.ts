import { describe, expect, it } from 'vitest';
import { addToShownRatings, removeRatingFromFigures, addRatingToFigures } from './rating.domain';

describe('addRatingToFigures', () => {
  it('starts with the first rating', () => {
    const first = addRatingToFigures({ rating_sum: 0, rating_count: 0 }, 4);
    expect(first).toEqual({ rating_sum: 4, rating_count: 1, rating_average: 4 });
  });

  it('averages all ratings to one decimal', () => {
    expect(addRatingToFigures({ rating_sum: 9, rating_count: 2 }, 5).rating_average).toBe(4.7);
    expect(addRatingToFigures({ rating_sum: 4_500, rating_count: 999 }, 1).rating_average).toBe(
      4.5,
    );
  });
});

describe('removeRatingFromFigures', () => {
  it('reverts addRatingToFigures', () => {
    const before = { rating_sum: 9, rating_count: 2, rating_average: 4.5 };
    expect(removeRatingFromFigures(addRatingToFigures(before, 2), 2)).toEqual(before);
  });

  it('ends with no ratings', () => {
    const nothing = { rating_sum: 0, rating_count: 0, rating_average: 0 };
    expect(removeRatingFromFigures({ rating_sum: 4, rating_count: 1 }, 4)).toEqual(nothing);
    expect(removeRatingFromFigures(nothing, 4)).toEqual(nothing);
  });
});

describe('addToShownRatings', () => {
  const rated = (id: string, day: number) => {
    const created_at = `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;
    return { id, rating: 5, review: '', author: 'Asha', created_at };
  };

  it('inserts a rating by its day, once', () => {
    const shown = [rated('c', 3), rated('a', 1)];
    const ids = addToShownRatings(addToShownRatings(shown, rated('b', 2)), rated('b', 2)).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['c', 'b', 'a']);
  });

  it('keeps the newest hundred', () => {
    const shown = Array.from({ length: 100 }, (_, index) => rated(String(index), 2));
    expect(addToShownRatings(shown, rated('old', 1))).toEqual(shown);
  });
});
