import { MAX_RATINGS_PER_PRODUCT, type Rating } from '@smriti/shared/catalogue/ratings';

/** Rating figures stored with a product; they allow updates without reading its ratings. */
export interface RatingFigures {
  rating_sum: number;
  rating_count: number;
  /** One decimal; 0 without ratings. */
  rating_average: number;
}

type Counted = Omit<RatingFigures, 'rating_average'>;

function figuresOf(sum: number, count: number): RatingFigures {
  const average = count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
  return { rating_sum: sum, rating_count: count, rating_average: average };
}

export function addRatingToFigures(
  { rating_sum, rating_count }: Counted,
  stars: number,
): RatingFigures {
  return figuresOf(rating_sum + stars, rating_count + 1);
}

export function removeRatingFromFigures(
  { rating_sum, rating_count }: Counted,
  stars: number,
): RatingFigures {
  const count = Math.max(0, rating_count - 1);
  return figuresOf(count === 0 ? 0 : Math.max(0, rating_sum - stars), count);
}

/** The ratings a product shows after adding one: the newest, newest first. */
export function addToShownRatings(shown: readonly Rating[], added: Rating): Rating[] {
  const others = shown.filter(({ id }) => id !== added.id);
  return [...others, added]
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    .slice(0, MAX_RATINGS_PER_PRODUCT);
}
