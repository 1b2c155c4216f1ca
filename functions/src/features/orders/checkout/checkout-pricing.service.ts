import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import { type CheckoutSums, priceCheckout } from '@smriti/shared/order/checkout-pricing';
import type { CouponRefusal } from '@smriti/shared/order/coupons';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { AlbumRecord } from '../../albums/album.records';
import { findCatalogueRecord } from '../../catalogue/catalogue.domain';
import type { Catalogue } from '../../catalogue/catalogue.service';
import { isCouponForCategory, toCouponRefusal } from '../../coupons/coupon.domain';
import type { CouponRecord } from '../../coupons/coupon.records';
import { type CouponChoice, findUsableCoupons } from '../../coupons/coupon.service';
import type { findBalances } from '../../ledger/ledger.service';
import { toPricedItem } from './checkout-basket.service';

export type Balances = Awaited<ReturnType<typeof findBalances>>;

interface Checkout {
  uid: string;
  albums: readonly AlbumRecord[];
  has: Balances;
  settings: ShopSettings;
  catalogue: Catalogue;
  /** null while no shipping method is chosen. */
  shippingPaise: Paise | null;
  use_gift_balance: boolean;
  use_points: boolean;
  couponChoice: CouponChoice;
  now: Date;
}

interface Price {
  shares: CheckoutSums[];
  sums: CheckoutSums;
}

export interface PricedCheckout extends Price {
  /** Applied coupon; null if none. */
  coupon: CouponRecord | null;
  /** Reason why the entered code is not applied; null if it is applied, or no code was entered. */
  refusal: CouponRefusal | null;
}

function referralPercent({ has, settings }: Checkout): number {
  return has.isReferralDiscountOpen ? settings.referral_percent : 0;
}

/** Category of each album's product; null without a product. */
function categoriesOf({ albums, catalogue }: Checkout): (number | null)[] {
  return albums.map(({ product_id }) => {
    const product =
      product_id === null ? undefined : findCatalogueRecord(catalogue, 'products', product_id);
    return product?.category_id ?? null;
  });
}

function priceWith(checkout: Checkout, coupon: CouponRecord | null): Price {
  const { albums, has, settings, shippingPaise } = checkout;
  const categories = categoriesOf(checkout);
  const items = albums.map((album, index) => ({
    ...toPricedItem(album),
    isCouponItem: coupon === null || isCouponForCategory(coupon, categories[index] ?? null),
  }));
  return priceCheckout(items, {
    shippingPaise: shippingPaise ?? paise(0),
    discountPercent: referralPercent(checkout),
    coupon: coupon && {
      kind: coupon.kind,
      percent: coupon.percent,
      amountPaise: coupon.amount_paise,
    },
    giftPaise: checkout.use_gift_balance ? has.giftPaise : paise(0),
    points: checkout.use_points ? has.points : 0,
    pointPaise: settings.point_paise,
  });
}

/** A coupon with the resulting price, and the amount that it saves. */
interface Offer extends Price {
  coupon: CouponRecord;
  savedPaise: number;
}

function toOffer(checkout: Checkout, coupon: CouponRecord): Offer {
  const price = priceWith(checkout, coupon);
  const shipping = (checkout.shippingPaise ?? 0) - price.sums.shippingPaise;
  return { ...price, coupon, savedPaise: price.sums.couponPaise + shipping };
}

/** Reason why a usable code is not applied; null if it is applied. */
function codeRefusal(
  { shippingPaise }: Checkout,
  { coupon, savedPaise }: Offer,
  best: Offer | undefined,
): CouponRefusal | null {
  if (best && best.savedPaise > savedPaise) return toCouponRefusal('better_offer');
  // shipping is free as soon as its method is chosen
  const isSavedLater = coupon.kind === 'free_shipping' && shippingPaise === null;
  return savedPaise === 0 && !isSavedLater ? toCouponRefusal('no_saving') : null;
}

/**
 * Prices albums that are checked out together, with the coupon of the entered code or the offer that saves most
 * (docs/rules.md#pricing-13). Also works within a transaction.
 */
export async function priceAlbums(
  reader: Pick<DatabaseTransaction, 'get' | 'getAll'>,
  checkout: Checkout,
): Promise<PricedCheckout> {
  const { uid, albums, couponChoice, now } = checkout;
  const usable = await findUsableCoupons(reader, uid, couponChoice, {
    now,
    subtotalPaise: sumPaise(...albums.map((album) => toPricedItem(album).subtotalPaise)),
    categoryIds: categoriesOf(checkout),
    hasReferral: referralPercent(checkout) > 0,
  });
  const [best] = usable.offers
    .map((coupon) => toOffer(checkout, coupon))
    .filter(({ savedPaise }) => savedPaise > 0)
    .toSorted((a, b) => b.savedPaise - a.savedPaise);
  const coded = usable.coded && toOffer(checkout, usable.coded);
  const refusal = coded ? codeRefusal(checkout, coded, best) : usable.refusal;
  const applied = coded && refusal === null ? coded : best;
  if (!applied) return { ...priceWith(checkout, null), coupon: null, refusal };
  const { shares, sums, coupon } = applied;
  return { shares, sums, coupon, refusal };
}

export function toGrantedCoupon({ id, code, title, kind }: CouponRecord) {
  return { id, code, title, kind };
}
