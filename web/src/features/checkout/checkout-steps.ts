import { catalogueIdParam, recordId } from '@smriti/shared/base/ids';
import { typedCouponCode } from '@smriti/shared/order/coupons';

/** Steps of the progress bar (docs/rules.md#pages-9). */
export const CHECKOUT_STEPS = ['cart', 'details', 'shipping', 'payment', 'confirmation'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/**
 * Choices made in the checkout so far. Each step's address contains them, so that they survive a
 * reload.
 */
export interface CheckoutChoices {
  addressId: string | null;
  shippingId: number | null;
  /** Id of the placed orders; null until they are placed. */
  placementId: string | null;
  isGiftUsed: boolean;
  arePointsUsed: boolean;
  /** Coupon code as typed; null if none. */
  couponCode: string | null;
}

export type BalanceUses = Pick<CheckoutChoices, 'isGiftUsed' | 'arePointsUsed'>;

export type PaymentUses = BalanceUses & Pick<CheckoutChoices, 'couponCode'>;

export const NO_CHECKOUT_CHOICES: CheckoutChoices = {
  addressId: null,
  shippingId: null,
  placementId: null,
  isGiftUsed: false,
  arePointsUsed: false,
  couponCode: null,
};

/** Parses the choices in an address; a malformed choice counts as not made. */
export function parseCheckoutChoices(search: URLSearchParams): CheckoutChoices {
  return {
    addressId: recordId.safeParse(search.get('addressId')).data ?? null,
    shippingId: catalogueIdParam.safeParse(search.get('shippingId')).data ?? null,
    placementId: recordId.safeParse(search.get('placementId')).data ?? null,
    isGiftUsed: search.get('gift') === '1',
    arePointsUsed: search.get('points') === '1',
    couponCode: typedCouponCode.safeParse(search.get('coupon')).data ?? null,
  };
}

/** Path of a step, with the choices that it needs. */
export function checkoutStepPath(
  step: 'details' | 'shipping' | 'payment',
  chosen: Partial<CheckoutChoices>,
): string {
  const choices = { ...NO_CHECKOUT_CHOICES, ...chosen };
  const query = new URLSearchParams();
  if (choices.addressId !== null) query.set('addressId', choices.addressId);
  if (choices.shippingId !== null) query.set('shippingId', String(choices.shippingId));
  if (choices.isGiftUsed) query.set('gift', '1');
  if (choices.arePointsUsed) query.set('points', '1');
  if (choices.couponCode !== null) query.set('coupon', choices.couponCode);
  if (choices.placementId !== null) query.set('placementId', choices.placementId);
  const carried = query.size > 0 ? `?${query.toString()}` : '';
  return `/checkout/${step}${carried}`;
}

export function orderConfirmationPath(placementId: string): string {
  return `/checkout/confirmation?id=${encodeURIComponent(placementId)}`;
}
