import { useMessages } from '#lib/language/i18n.ts';
import { productMessages } from './product-messages';
import { Stars } from './Stars';

interface ProductRatingProps {
  average: number;
  /** Number of ratings. */
  count: number;
}

/** A product's average rating; without ratings it shows 0.0 and says so in words. */
export function ProductRating({ average, count }: ProductRatingProps) {
  const t = useMessages(productMessages);
  if (count === 0) return <Stars value={0} count={t.unrated} label={t.unratedLabel} />;
  const label = t.rated({ average: average.toFixed(1), count });
  return <Stars value={average} count={`(${count})`} label={label} />;
}
