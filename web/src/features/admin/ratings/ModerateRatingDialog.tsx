import { type ManagedRating, moderateRating } from '@smriti/shared/catalogue/rating-management';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { WriteDialog } from '../components/WriteDialog';
import { ratingMessages } from './messages';

/** Dialog that hides a rating or shows it again, with a reason. */
export function ModerateRatingDialog({
  rating,
  onClose,
}: {
  rating: ManagedRating;
  onClose: () => void;
}) {
  const t = useMessages(ratingMessages);
  const { id, product_id, hidden, author, review } = rating;
  return (
    <WriteDialog
      onClose={onClose}
      title={hidden ? t.showTitle : t.hideTitle}
      consequence={hidden ? t.showText : t.hideText}
      confirm={hidden ? t.show : t.hide}
      reason={{ maxLength: 300 }}
      send={(reason) =>
        callApi(moderateRating, {
          params: { productId: product_id, id },
          body: { hidden: !hidden, reason },
        })
      }
      makesStale={['staff-ratings']}
      success={() => (hidden ? t.showDone : t.hideDone)}
    >
      <p>
        <strong>{author}</strong>: {review || t.noReview}
      </p>
    </WriteDialog>
  );
}
