import type { ManagedRating } from '@smriti/shared/catalogue/rating-management';
import EyeOff from 'lucide-react/icons/eye-off';
import type { StoreValue } from 'nanostores';
import { formatDate } from '#lib/language/format.ts';
import { productPath } from '#lib/shop/product-path.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { cx } from '#ui/cx.ts';
import type { ratingMessages } from './messages';
import styles from './Ratings.module.css';

type Texts = StoreValue<typeof ratingMessages>;

export function ratingColumns(
  t: Texts,
  onModerate: (rating: ManagedRating) => void,
): RecordColumn<ManagedRating>[] {
  return [
    {
      id: 'rating',
      label: t.rating,
      cell: (rating) => <RatingText rating={rating} t={t} />,
      isWide: true,
      isCut: true,
    },
    {
      id: 'product',
      label: t.product,
      cell: ({ product_id, product_title }) =>
        product_title === '' ? (
          t.goneProduct
        ) : (
          <span className={styles.product}>
            <Link to={productPath(product_id)}>{product_title}</Link>
          </span>
        ),
      isWide: true,
    },
    {
      id: 'by',
      label: t.by,
      cell: ({ author, created_at, user_id }) => (
        <span className={styles.by}>
          <Link to={`/admin/customers/${user_id}`}>{author}</Link>
          <span>{formatDate(created_at)}</span>
        </span>
      ),
    },
    {
      id: 'action',
      label: t.action,
      align: 'end',
      cell: (rating) => {
        const { author, hidden } = rating;
        return (
          <Button
            size="small"
            variant="quiet"
            aria-label={hidden ? t.showNamed({ author }) : t.hideNamed({ author })}
            onClick={() => onModerate(rating)}
          >
            {hidden ? t.show : t.hide}
          </Button>
        );
      },
    },
  ];
}

function RatingText({ rating, t }: { rating: ManagedRating; t: Texts }) {
  const { rating: stars, review, hidden, reason } = rating;
  return (
    <span className={styles.said}>
      <span className={cx('cluster gap-2 items-center strong', styles.stars)}>
        {t.stars({ stars })}
        {hidden && (
          <StatusBadge tone="neutral" icon={<EyeOff aria-hidden="true" />}>
            {t.hidden}
          </StatusBadge>
        )}
      </span>
      <span>{review || t.noReview} </span>
      {hidden && reason && <span className="muted text-sm">{t.reasonOf({ reason })}</span>}
    </span>
  );
}
