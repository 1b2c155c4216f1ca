import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { toRupees } from '@smriti/shared/base/money';
import * as links from '@smriti/shared/order/payment-links';
import { combinePlans, commitPlan } from '../../platform/database/plan';
import type { IdempotencyClaim } from '../../platform/database/idempotency';
import type { Deps } from '../../platform/deps';
import { findAlbumCovers } from '../albums/album-covers.service';
import { presentAlbum } from '../albums/album.presenter';
import { findReadableAlbums } from '../albums/album.repository';
import { findCouponChoice } from '../coupons/coupon.service';
import { AlreadyPlacedError } from '../orders/checkout/checkout-basket.service';
import { quoteAlbums } from '../orders/checkout/checkout.service';
import { planPlacement, readPlacementTerms } from '../orders/checkout/place-orders.service';
import { catchAlreadyPlacedError } from '../orders/order-answers.service';
import { findOrdersById, findReadableOrders } from '../orders/order.repository';
import { endedPaymentLinkError, findOwnPaymentLink } from './payment-link.access';
import { paymentLinkState, toCheckoutItems } from './payment-link.domain';
import type { PaymentLinkRecord } from './payment-link.records';
import { writePaymentLink } from './payment-link.repository';

interface OwnLink {
  uid: string;
  token: string;
}

async function presentCovers(deps: Deps, { items }: PaymentLinkRecord) {
  const albums = await findReadableAlbums(
    deps.db,
    items.map(({ album_id }) => album_id),
  );
  const photos = await findAlbumCovers(deps.db, albums);
  // an approved album carries its frozen prices: no catalogue needed
  const view = { config: deps.config, catalogue: null };
  return albums.map((album) => ({
    album_id: album.id,
    drawn_cover: presentAlbum(album, photos, view).drawn_cover,
  }));
}

/**
 * The prepared order of a link with its current price, for its customer (docs/rules.md#orders-31).
 * @throws AppError not_found; AppError of quoteAlbums while an album of it cannot be ordered, and conflict
 * with the orders of albums ordered already.
 */
export async function loadPaymentLink(
  deps: Deps,
  own: OwnLink,
  uses: OutputOf<(typeof links.openPaymentLink)['query']>,
): Promise<AnswerOf<typeof links.openPaymentLink>> {
  const link = await findOwnPaymentLink(deps.db, deps, own);
  const orders =
    link.state === 'ordered'
      ? await findReadableOrders(
          deps.db,
          link.items.map(({ order_id }) => order_id),
        )
      : [];
  const state = paymentLinkState(link, orders, deps.clock.now());
  const { expires_at, placement_id, address, as_gift, items, shipping } = link;
  const answer = { state, expires_at, placement_id, quoted_due: toRupees(link.due_paise) };
  if (state !== 'open') return { ...answer, address, as_gift, quote: null, covers: [] };
  const quote = await catchAlreadyPlacedError(deps, async () =>
    quoteAlbums(deps, own.uid, toCheckoutItems(items), {
      use_gift_balance: uses.use_gift_balance === '1',
      use_points: uses.use_points === '1',
      shippingId: shipping.id,
      postalCode: address.postal_code,
      couponChoice: await findCouponChoice(deps, own.uid, link.coupon_code),
    }),
  );
  return { ...answer, address, as_gift, quote, covers: await presentCovers(deps, link) };
}

interface PlaceCall extends OwnLink {
  form: OutputOf<(typeof links.placePaymentLink)['body']>;
  idempotency: IdempotencyClaim | null;
}

/**
 * Places the orders of a link, as the checkout does, and marks the link in the same transaction: of several
 * calls, one places them.
 * @throws AppError not_found for a link that is not open; AppError of planPlacement; conflict with the orders of a
 * link, or of albums, placed already.
 */
export async function placeOrdersOfLink(
  deps: Deps,
  { uid, token, form, idempotency }: PlaceCall,
): Promise<AnswerOf<typeof links.placePaymentLink>> {
  const own = { uid, token };
  const { shipping } = await findOwnPaymentLink(deps.db, deps, own);
  const terms = await readPlacementTerms(deps, uid, {
    shipping_method_id: shipping.id,
    coupon_code: form.coupon_code,
  });
  return catchAlreadyPlacedError(deps, () =>
    commitPlan(deps, idempotency, links.placePaymentLink.response, async (tx) => {
      const link = await findOwnPaymentLink(tx, deps, own);
      const { id, items, address, as_gift, created_at: at, by_uid } = link;
      if (link.state === 'ordered') {
        const [order] = await findOrdersById(
          tx,
          items.slice(0, 1).map((item) => item.order_id),
        );
        if (order) throw new AlreadyPlacedError(order);
      }
      if (paymentLinkState(link, [], deps.clock.now()) !== 'open') throw endedPaymentLinkError();
      const placing = {
        ...form,
        uid,
        items: toCheckoutItems(items),
        as_gift,
        findAddress: () => Promise.resolve({ ...address, id: '' }),
        paymentLink: { id, at, by_uid },
      };
      const { answer, plan } = await planPlacement(tx, deps, placing, terms);
      const ordered = { ...link, state: 'ordered', placement_id: terms.placementId } as const;
      const mark = { write: () => writePaymentLink(tx, ordered) };
      return { answer, plan: combinePlans(plan, mark) };
    }),
  );
}
