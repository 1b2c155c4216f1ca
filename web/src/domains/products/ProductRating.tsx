import { useMessages } from '#lib/language/i18n.ts';
import { productMessages } from './product-messages';
import { Stars } from './Stars';

interface ProductRatingProps {
  average: number;
  /** Number of ratings. */
  count: number;
}

/** Average rating of a product; without ratings it shows 0.0 and the text that there are none. */
export function ProductRating({ average, count }: ProductRatingProps) {
  const t = useMessages(productMessages);
  if (count === 0) return <Stars value={0} count={t.unrated} label={t.unratedLabel} />;
  const label = t.rated({ average: average.toFixed(1), count });
  return <Stars value={average} count={`(${count})`} label={label} />;
}
