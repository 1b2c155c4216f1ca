import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { Quote } from '@smriti/shared/order/checkout';
import type * as management from '@smriti/shared/order/payment-link-management';
import type { StaffMember } from '../../platform/caller';
import type { Database } from '../../platform/database/database';
import { readableRows } from '../../platform/database/list-rows';
import type { Deps } from '../../platform/deps';
import { type ListHeaders, loadListPage } from '../../platform/list-page';
import { compareAddresses } from '../addresses/address.domain';
import { toAddress } from '../addresses/address.records';
import { findAddresses } from '../addresses/address.repository';
import { findAlbumCovers } from '../albums/album-covers.service';
import { presentAlbum } from '../albums/album.presenter';
import { findApprovedAlbums } from '../albums/album.repository';
import { findCouponChoice } from '../coupons/coupon.service';
import { findRecipient } from '../mail/mail-recipient.service';
import { quoteAlbums } from '../orders/checkout/checkout.service';
import { presentShipping } from '../orders/checkout/quote.presenter';
import { findReadableOrders } from '../orders/order.repository';
import { findNames, findProfile } from '../users/user.repository';
import { paymentLinkState, toCheckoutItems } from './payment-link.domain';
import { paymentLinkMessage, paymentLinkUrl, presentListedLink } from './payment-link.presenter';
import type { PaymentLinkRecord } from './payment-link.records';
import { countPaymentLinks, findPaymentLink, findPaymentLinks } from './payment-link.repository';

type Answer = AnswerOf<typeof management.getPaymentLink>;
type QuoteForm = OutputOf<(typeof management.quotePaymentLink)['body']>;

/** A link. @throws AppError not_found. */
export async function findLink(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<PaymentLinkRecord> {
  const link = await findPaymentLink(reader, id);
  if (!link) throw new AppError('not_found', 'There is no such payment link.');
  return link;
}

/** The context in which links are presented. */
async function loadView(deps: Deps, links: readonly PaymentLinkRecord[]) {
  const uids = links.flatMap(({ user_id, by_uid }) => [user_id, by_uid]);
  const ordered = links.filter(({ state }) => state === 'ordered');
  const orderIds = ordered.flatMap(({ items }) => items.map(({ order_id }) => order_id));
  return {
    names: await findNames(deps.db, [...new Set(uids)]),
    orders: await findReadableOrders(deps.db, [...new Set(orderIds)]),
    now: deps.clock.now(),
  };
}

/**
 * The current price of a customer's albums for a link, without gift balance and points.
 * @throws AppError of quoteAlbums.
 */
export async function quoteLink(
  deps: Deps,
  by: Pick<StaffMember, 'uid'>,
  { user_id, items, shipping_method_id, postal_code, coupon_code }: QuoteForm,
): Promise<Quote> {
  return quoteAlbums(deps, user_id, toCheckoutItems(items), {
    use_gift_balance: false,
    use_points: false,
    shippingId: shipping_method_id ?? null,
    postalCode: postal_code ?? null,
    // wrong codes count as tries of the admin, not of the customer
    couponChoice: await findCouponChoice(deps, by.uid, coupon_code),
  });
}

/** Reason why the customer cannot pay an open link now, as a sentence; null if they can. */
async function findProblem(
  deps: Deps,
  by: Pick<StaffMember, 'uid'>,
  { user_id, items, shipping, address }: PaymentLinkRecord,
): Promise<string | null> {
  try {
    await quoteLink(deps, by, {
      user_id,
      items,
      shipping_method_id: shipping.id,
      postal_code: address.postal_code,
      coupon_code: null,
    });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** A link with everything that the console shows. @throws AppError not_found. */
export async function getLinkForAdmins(
  deps: Deps,
  by: Pick<StaffMember, 'uid'>,
  id: string,
): Promise<Answer> {
  const link = await findLink(deps.db, id);
  const view = await loadView(deps, [link]);
  const isOpen = paymentLinkState(link, view.orders, view.now) === 'open';
  const profile = await findProfile(deps.db, link.user_id);
  const shipping_method = presentShipping(link.shipping);
  if (!shipping_method) throw new RangeError('a link without a shipping method');
  return {
    link: {
      ...presentListedLink(link, view),
      customer_email: profile?.email ?? '',
      // a gift goes to somebody else
      customer_phone: profile?.phone || (link.as_gift ? '' : link.address.contact_phone),
      address: link.address,
      as_gift: link.as_gift,
      shipping_method,
      coupon_code: link.coupon_code,
      mails: link.mails,
      mailed_at: link.mailed_at,
      problem: isOpen ? await findProblem(deps, by, link) : null,
      sharing: isOpen
        ? {
            url: paymentLinkUrl(deps, id),
            message: paymentLinkMessage(deps, link, await findRecipient(deps.db, link.user_id)),
          }
        : null,
    },
  };
}

interface LinkPage extends AnswerOf<typeof management.listPaymentLinks> {
  headers: ListHeaders;
}

/** Links, newest first. @throws AppError invalid_input. */
export async function getLinkPage(
  deps: Deps,
  { state, user_id: uid, ...list }: OutputOf<(typeof management.listPaymentLinks)['query']>,
): Promise<LinkPage> {
  const search = { state, uid, now: deps.clock.now() };
  const { records, headers } = await loadListPage(list, {
    find: (page) => findPaymentLinks(deps.db, search, page),
    count: () => countPaymentLinks(deps.db, search),
  });
  const view = await loadView(deps, records);
  return { links: records.map((link) => presentListedLink(link, view)), headers };
}

/** @throws AppError not_found for a customer without a profile. */
export async function assertCustomer(reader: Pick<Database, 'get'>, uid: string): Promise<void> {
  if (!(await findProfile(reader, uid))) throw new AppError('not_found', 'There is no such user.');
}

/** Albums that a customer can order now, newest first, and the address book. @throws AppError not_found. */
export async function getLinkBasket(
  deps: Deps,
  uid: string,
): Promise<AnswerOf<typeof management.getPaymentLinkBasket>> {
  await assertCustomer(deps.db, uid);
  const albums = readableRows(await findApprovedAlbums(deps.db, uid));
  const photos = await findAlbumCovers(deps.db, albums);
  const view = { config: deps.config, catalogue: null };
  const addresses = readableRows(await findAddresses(deps.db, uid));
  return {
    albums: albums
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
      .map((album) => presentAlbum(album, photos, view)),
    addresses: addresses.toSorted(compareAddresses).map(toAddress),
  };
}
