import type { OrderDetail } from '@smriti/shared/order/orders';
import { getOwnRating, type Rating } from '@smriti/shared/catalogue/ratings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Stars } from '#domains/products/Stars.tsx';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { ratingMessages } from './rating-messages';
import { RatingForm } from './RatingForm';

/** Query for the customer's own rating of a product, and whether a rating is allowed now. */
function ownRatingQuery(productId: number) {
  return queryOptions({
    queryKey: queryKeys['own-rating'].of(productId),
    queryFn: ({ signal }) => callApi(getOwnRating, { params: { productId }, signal }),
  });
}

/** Form for rating a delivered product; once rated, shows the rating. */
export function RateProductSection({ order }: { order: OrderDetail }) {
  const { id } = order.cart.products;
  return id === null ? null : <ProductRating productId={id} />;
}

function ProductRating({ productId }: { productId: number }) {
  const t = useMessages(ratingMessages);
  const query = useQuery(ownRatingQuery(productId));
  const { data } = query;
  if (!data) {
    return (
      <Panel title={t.heading}>
        <LoadingOrError query={query} loading={t.loading} message={t.loadFailed} />
      </Panel>
    );
  }
  if (data.rating) return <OwnRating rating={data.rating} />;
  if (!data.can_rate) return null;
  return (
    <Panel title={t.heading}>
      <p className="muted">{t.intro}</p>
      <RatingForm productId={productId} />
    </Panel>
  );
}

function OwnRating({ rating: { rating, review } }: { rating: Rating }) {
  const t = useMessages(ratingMessages);
  return (
    <Panel title={t.yours}>
      <Stars value={rating} label={t.rated({ stars: rating })} />
      {review !== '' && (
        <blockquote className="measure rounded sunken px-3 py-2 pre-line wrap-anywhere">
          {review}
        </blockquote>
      )}
    </Panel>
  );
}
