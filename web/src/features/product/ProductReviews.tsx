import type { MasterProduct } from '@smriti/shared/catalogue/products';
import type { Rating } from '@smriti/shared/catalogue/ratings';
import { useQuery } from '@tanstack/react-query';
import { Stars } from '#domains/products/Stars.tsx';
import { productMessages } from '#domains/products/product-messages.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { productPageMessages } from './messages';
import { productRatingsQuery } from './queries';
import styles from './ProductReviews.module.css';

const STARS = [5, 4, 3, 2, 1];
const VISIBLE_REVIEWS = 3;

/**
 * Section 'Ratings and Reviews': average, distribution of stars, and a scrolling list of reviews.
 */
export default function ProductReviews({ product }: { product: MasterProduct }) {
  const t = useMessages(productPageMessages);
  const shared = useMessages(productMessages);
  // A failure is logged and treated as no ratings (docs/rules.md#pages-12).
  const { data, isPending } = useQuery(productRatingsQuery(product.id));
  const ratings = isPending ? undefined : (data ?? []);
  const average = product.rating_average;
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="stack gap-6">
      <h2 id="reviews-heading">{t.reviews}</h2>
      {isPending && (
        <Loading>
          <Skeleton shape="block" width="100%" height="12rem" />
        </Loading>
      )}
      {ratings?.length === 0 && <p className="muted">{t.noReviews}</p>}
      {ratings && ratings.length > VISIBLE_REVIEWS && <p className="muted">{t.scrollReviews}</p>}
      {ratings && ratings.length > 0 && (
        <div className={cx('stack gap-8', styles.columns)}>
          <div className="stack gap-2 content-start justify-items-start">
            <p className={styles.average}>{average.toFixed(1)}</p>
            <Stars
              isBare
              value={average}
              label={shared.rated({ average: average.toFixed(1), count: product.rating_count })}
            />
            <p className="muted">{t.reviewsCount(product.rating_count)}</p>
            <StarShares ratings={ratings} />
          </div>
          {/* The list is focusable, so that the keyboard can scroll it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul role="list" tabIndex={0} aria-label={t.reviews} className={styles.list}>
            {ratings.map((rating) => (
              <Review key={rating.id} rating={rating} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Review({ rating }: { rating: Rating }) {
  const t = useMessages(productPageMessages);
  return (
    <li className={styles.review}>
      <Stars value={rating.rating} label={t.ratedBy({ stars: rating.rating })} />
      <p>{rating.review}</p>
      <p className="muted text-sm">
        {t.reviewBy({ author: rating.author, date: formatDate(rating.created_at) })}
      </p>
    </li>
  );
}

function StarShares({ ratings }: { ratings: readonly Rating[] }) {
  const t = useMessages(productPageMessages);
  return (
    <dl className={cx('stack gap-1 w-full', styles.shares)}>
      {STARS.map((stars) => {
        const number = ratings.filter(({ rating }) => rating === stars).length;
        return (
          <div key={stars} className={cx('stack items-center text-sm', styles.share)}>
            <dt>{t.starsOf(stars)}</dt>
            <dd>
              <meter min={0} max={ratings.length} value={number} aria-label={t.starsOf(stars)} />
              <span className="tabular">{number}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
