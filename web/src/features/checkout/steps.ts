import { catalogueIdParam, recordId } from '@smriti/shared/base/ids';

/** The progress bar (docs/rules.md#pages-9). */
export const STEPS = ['cart', 'details', 'shipping', 'payment', 'confirmation'] as const;
export type Step = (typeof STEPS)[number];

/** What was chosen so far. The address of each step carries it, so that a reload loses nothing. */
export interface Choices {
  addressId: string | null;
  shippingId: number | null;
  /** The orders, once they are placed. */
  placementId: string | null;
  isGiftUsed: boolean;
  arePointsUsed: boolean;
}

/** Which balances help to pay. */
export type Uses = Pick<Choices, 'isGiftUsed' | 'arePointsUsed'>;

/** Where nothing is chosen yet. */
export const NO_CHOICES: Choices = {
  addressId: null,
  shippingId: null,
  placementId: null,
  isGiftUsed: false,
  arePointsUsed: false,
};

/** The choices that an address carries; what is malformed counts as not chosen. */
export function choicesOf(search: URLSearchParams): Choices {
  return {
    addressId: recordId.safeParse(search.get('addressId')).data ?? null,
    shippingId: catalogueIdParam.safeParse(search.get('shippingId')).data ?? null,
    placementId: recordId.safeParse(search.get('placementId')).data ?? null,
    isGiftUsed: search.get('gift') === '1',
    arePointsUsed: search.get('points') === '1',
  };
}

/** The address of a step, with the choices that it needs. */
export function stepPath(
  step: 'details' | 'shipping' | 'payment',
  chosen: Partial<Choices>,
): string {
  const choices = { ...NO_CHOICES, ...chosen };
  const query = new URLSearchParams();
  if (choices.addressId !== null) query.set('addressId', choices.addressId);
  if (choices.shippingId !== null) query.set('shippingId', String(choices.shippingId));
  if (choices.isGiftUsed) query.set('gift', '1');
  if (choices.arePointsUsed) query.set('points', '1');
  if (choices.placementId !== null) query.set('placementId', choices.placementId);
  const carried = query.size > 0 ? `?${query.toString()}` : '';
  return `/checkout/${step}${carried}`;
}

/** Where orders that were placed together are confirmed. */
export function confirmationPath(placementId: string): string {
  return `/checkout/confirmation?id=${encodeURIComponent(placementId)}`;
}
