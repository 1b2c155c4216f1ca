import type { Address } from '@smriti/shared/account/addresses';
import type { Album } from '@smriti/shared/album/albums';
import type { InputOf } from '@smriti/shared/base/endpoint';
import {
  type DeliveryAddressField,
  deliveryAddressProblems,
} from '@smriti/shared/order/delivery-addresses';
import type { createPaymentLink } from '@smriti/shared/order/payment-link-management';
import { type GiftChoice, NO_GIFT, toGiftForm } from '#domains/orders/gift-choice.ts';

type RequestBody = InputOf<(typeof createPaymentLink)['body']>;

export type AddressValues = Record<DeliveryAddressField, string>;

/** Values of the form of a payment link. */
export interface PaymentLinkForm extends AddressValues {
  /** Chosen albums with the number of their copies. */
  items: readonly RequestBody['items'][number][];
  /** '' while no method is chosen. */
  shippingId: string;
  couponCode: string;
  gift: GiftChoice;
  isMailed: boolean;
}

export const EMPTY_ADDRESS: AddressValues = {
  contact_name: '',
  contact_phone: '',
  contact_email: '',
  shipping_address_line1: '',
  city: '',
  state: '',
  postal_code: '',
};

/** A saved address as the address of an order. */
export function toAddressValues(address: Address): AddressValues {
  return {
    contact_name: `${address.first_name} ${address.last_name}`.trim(),
    contact_phone: address.phone,
    contact_email: address.email,
    shipping_address_line1: address.street,
    city: address.city,
    state: address.state,
    postal_code: address.postal_code,
  };
}

/** Initial values: these albums, as many copies as in the cart, and the default address of the customer. */
export function createPaymentLinkForm(
  albums: readonly Pick<Album, 'id' | 'quantity'>[],
  [address]: readonly Address[],
): PaymentLinkForm {
  return {
    ...(address ? toAddressValues(address) : EMPTY_ADDRESS),
    items: albums.map(({ id, quantity }) => ({ album_id: id, quantity })),
    shippingId: '',
    couponCode: '',
    gift: NO_GIFT,
    isMailed: true,
  };
}

/** Problems of the form, in field order. */
export function listPaymentLinkProblems(values: PaymentLinkForm) {
  return [
    ...(values.items.length === 0 ? [{ field: 'items', kind: 'missing' } as const] : []),
    ...deliveryAddressProblems(values),
    ...(values.shippingId === '' ? [{ field: 'shippingId', kind: 'missing' } as const] : []),
  ];
}

/** Request body of a new link; `amount_due` as shown. */
export function toPaymentLinkBody(
  { items, shippingId, couponCode, gift, isMailed, ...address }: PaymentLinkForm,
  { uid, amount_due }: { uid: string; amount_due: number },
): RequestBody {
  return {
    ...address,
    user_id: uid,
    items: [...items],
    shipping_method_id: Number(shippingId),
    coupon_code: couponCode.trim() || null,
    as_gift: toGiftForm(gift),
    is_mailed: isMailed,
    amount_due,
  };
}
