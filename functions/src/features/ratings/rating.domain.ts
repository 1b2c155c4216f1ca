/** What a product keeps of its ratings, so that the average is right without reading them again. */
export interface RatingFigures {
  rating_sum: number;
  rating_count: number;
  /** One decimal; 0 when there are none. */
  rating_average: number;
}

/** The figures with one more rating. */
export function withRating(
  { rating_sum, rating_count }: Omit<RatingFigures, 'rating_average'>,
  stars: number,
): RatingFigures {
  const [sum, count] = [rating_sum + stars, rating_count + 1];
  return {
    rating_sum: sum,
    rating_count: count,
    rating_average: Math.round((sum / count) * 10) / 10,
  };
}
