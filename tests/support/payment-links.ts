import type { InputOf } from '@smriti/shared/base/endpoint';
import { toRupees } from '@smriti/shared/base/money';
import { createPaymentLink, type PaymentLink } from '@smriti/shared/order/payment-link-management';
import type { AlbumRecord } from '../../functions/src/features/albums/album.records';
import { type Account, sharedAdmin } from './accounts';
import { STORED_PRICE_PAISE } from './albums';
import { callApi, callEndpoint } from './http';
import { PAID_SHIPPING, storeApprovedAlbum } from './orders';

type Form = InputOf<(typeof createPaymentLink)['body']>;

/** Delivery address of a payment link. */
export const LINK_ADDRESS = {
  contact_name: 'Asha Verma',
  contact_phone: '98765 43210',
  contact_email: 'asha@example.in',
  shipping_address_line1: '12, Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
};

/** Form of a payment link for stored albums, at their price. */
export function paymentLinkForm(
  { uid }: Pick<Account, 'uid'>,
  albums: readonly Pick<AlbumRecord, 'id'>[],
  changes: Partial<Form> = {},
): Form {
  return {
    ...LINK_ADDRESS,
    user_id: uid,
    items: albums.map(({ id }) => ({ album_id: id, quantity: 1 })),
    shipping_method_id: PAID_SHIPPING.id,
    amount_due: albums.length * toRupees(STORED_PRICE_PAISE) + PAID_SHIPPING.price,
    ...changes,
  };
}

/** Makes a link, as an admin; for a new album by default. */
export async function createTestPaymentLink(
  customer: Pick<Account, 'uid'>,
  albums?: readonly Pick<AlbumRecord, 'id'>[],
  changes: Partial<Form> = {},
): Promise<PaymentLink> {
  const ordered = albums ?? [await storeApprovedAlbum(customer)];
  const { idToken: token } = await sharedAdmin();
  const body = paymentLinkForm(customer, ordered, changes);
  return (await callEndpoint(createPaymentLink, { token, body })).link;
}

/** Token of an open link. */
export function paymentLinkToken({ sharing }: Pick<PaymentLink, 'sharing'>): string {
  return sharing?.url.split('/').at(-1) ?? '';
}

/** The `call...` functions send a request and return the answer, regardless of its status. */
export const callOpenPaymentLink = ({ idToken }: Account, token: string, query = '') =>
  callApi('GET', `/checkout/links/${token}${query}`, { token: idToken });

export const callPlacePaymentLink = (
  { idToken }: Account,
  token: string,
  amount_due: number,
  changes: object = {},
) =>
  callApi('POST', `/checkout/links/${token}/orders`, {
    token: idToken,
    json: { payment_method: 'card', amount_due, ...changes },
  });
