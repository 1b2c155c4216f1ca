import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import type { placementConflict, Quote } from '@smriti/shared/order/checkout';
import * as management from '@smriti/shared/order/payment-link-management';
import * as z from 'zod/mini';
import type { StaffMember } from '../../platform/caller';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { readableRows } from '../../platform/database/list-rows';
import type { Deps } from '../../platform/deps';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { type ListHeaders, loadListPage } from '../../platform/list-page';
import { compareAddresses } from '../addresses/address.domain';
import { toAddress } from '../addresses/address.records';
import { findAddresses } from '../addresses/address.repository';
import { findAlbumCovers } from '../albums/album-covers.service';
import { presentAlbum } from '../albums/album.presenter';
import { findAlbumsById, findApprovedAlbums } from '../albums/album.repository';
import { recordStaffAction } from '../audit/audit.service';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { findCouponChoice } from '../coupons/coupon.service';
import { findRecipient } from '../mail/mail-recipient.service';
import { queueMail } from '../mail/mail.repository';
import { getOfferedShippingMethod, quoteAlbums } from '../orders/checkout/checkout.service';
import { presentShipping } from '../orders/checkout/quote.presenter';
import { toOrderShipping } from '../orders/order.domain';
import { findReadableOrders } from '../orders/order.repository';
import { listDeliveryFormProblems, toDeliveryAddress } from '../orders/staff/order-address.domain';
import { findNames, findProfile } from '../users/user.repository';
import { paymentLinkPeriod, paymentLinkState } from './payment-link.domain';
import { paymentLinkMessage, paymentLinkUrl, presentListedLink } from './payment-link.presenter';
import type { PaymentLinkRecord } from './payment-link.records';
import {
  countPaymentLinks,
  findPaymentLink,
  findPaymentLinks,
  writePaymentLink,
} from './payment-link.repository';

type Answer = AnswerOf<typeof management.getPaymentLink>;
type Form = OutputOf<(typeof management.createPaymentLink)['body']>;
type QuoteForm = OutputOf<(typeof management.quotePaymentLink)['body']>;

/** The part of an answer stored for idempotency; never the address of the link. */
const written = z.object({ id: z.string() });

function linkNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such payment link.');
}

async function findLink(reader: Pick<Database, 'get'>, id: string): Promise<PaymentLinkRecord> {
  const link = await findPaymentLink(reader, id);
  if (!link) throw linkNotFoundError();
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
  { user_id, album_ids, shipping_method_id, postal_code, coupon_code }: QuoteForm,
): Promise<Quote> {
  const items = album_ids.map((album_id) => ({ album_id }));
  return quoteAlbums(deps, user_id, items, {
    use_gift_balance: false,
    use_points: false,
    shippingId: shipping_method_id ?? null,
    postalCode: postal_code ?? null,
    // wrong codes count as tries of the admin, not of the customer
    couponChoice: await findCouponChoice(deps, by.uid, coupon_code),
  });
}

/** Why the customer cannot pay an open link now, as a sentence; null if they can. */
async function findProblem(
  deps: Deps,
  by: Pick<StaffMember, 'uid'>,
  { user_id, items, shipping, address }: PaymentLinkRecord,
): Promise<string | null> {
  try {
    await quoteLink(deps, by, {
      user_id,
      album_ids: items.map(({ album_id }) => album_id),
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
async function assertCustomer(reader: Pick<Database, 'get'>, uid: string): Promise<void> {
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

/** @throws AppError conflict with the current price when the admin was shown another one. */
function assertAsShown({ amount_due }: Form, quote: Quote): void {
  const refusal = quote.coupon_refusal;
  const isCodeAccepted = refusal === null || refusal.reason === 'better_offer';
  if (isCodeAccepted && toPaise(amount_due) === toPaise(quote.amount_due)) return;
  const details: z.input<typeof placementConflict> = { quote };
  throw new AppError('conflict', 'The price has changed. Please check it and try again.', {
    details,
  });
}

function newLink(
  deps: Deps,
  by: StaffMember,
  form: Form,
  { quote, shipping }: { quote: Quote; shipping: PaymentLinkRecord['shipping'] },
): PaymentLinkRecord {
  return {
    id: deps.ids.id(),
    user_id: form.user_id,
    by_uid: by.uid,
    state: 'open',
    items: quote.items.map(({ album_id, order_id, title, product, quantity, price }) => ({
      album_id,
      order_id,
      title,
      product,
      quantity,
      price_paise: toPaise(price),
    })),
    address: toDeliveryAddress(form),
    shipping,
    as_gift: form.as_gift ?? null,
    coupon_code: form.coupon_code,
    due_paise: toPaise(quote.amount_due),
    mails: 0,
    mailed_at: null,
    placement_id: null,
    ...paymentLinkPeriod(deps.clock.now()),
  };
}

/** Plans a mail with a link: the link that counts this mail, and the function that queues it. */
async function planLinkMail(tx: DatabaseTransaction, deps: Deps, link: PaymentLinkRecord) {
  const to = await findRecipient(tx, link.user_id);
  const albums = await findAlbumsById(
    tx,
    link.items.map(({ album_id }) => album_id),
  );
  const mails = link.mails + 1;
  return {
    mailed: { ...link, mails, mailed_at: deps.clock.now().toISOString() },
    queue: () =>
      queueMail(tx, deps, {
        type: 'payment_link',
        to,
        linkId: link.id,
        mail: mails,
        url: paymentLinkUrl(deps, link.id),
        isPaid: albums.some((album) => (album?.initial_paid_paise ?? 0) > 0),
        orders: link.items.map(({ order_id, title, quantity }) => ({
          id: order_id,
          title,
          quantity,
        })),
        duePaise: link.due_paise,
        until: new Date(link.expires_at),
      }),
  };
}

interface CreateCall {
  by: StaffMember;
  form: Form;
  idempotency: IdempotencyClaim | null;
}

/**
 * Prepares an order of a customer and makes its link (docs/rules.md#orders-31). Reserves nothing: the price is
 * computed again when the customer opens and pays it.
 * @throws AppError not_found for a missing customer, album or shipping method; invalid_input for the address;
 * AppError of quoteAlbums; conflict with the current price when the shown one differs.
 */
export async function createLink(
  deps: Deps,
  { by, form, idempotency }: CreateCall,
): Promise<Answer> {
  const problems = listDeliveryFormProblems(form);
  if (problems.length > 0) throw invalidFieldsError(problems);
  await assertCustomer(deps.db, form.user_id);
  const { postal_code } = toDeliveryAddress(form);
  const catalogue = await getCurrentCatalogue(deps);
  const shipping = toOrderShipping(getOfferedShippingMethod(catalogue, form.shipping_method_id));
  const { id } = await runOnce(deps, idempotency, written, async (tx) => {
    const quote = await quoteLink(deps, by, { ...form, postal_code });
    assertAsShown(form, quote);
    const link = newLink(deps, by, form, { quote, shipping });
    const mail = form.is_mailed ? await planLinkMail(tx, deps, link) : null;
    writePaymentLink(tx, mail?.mailed ?? link);
    mail?.queue();
    recordStaffAction(tx, deps, {
      by,
      action: 'payment_link.created',
      record: { kind: 'payment_link', id: link.id },
      after: { albums: link.items.length, amount: toRupees(link.due_paise) },
    });
    return { id: link.id };
  });
  return getLinkForAdmins(deps, by, id);
}

interface LinkCall {
  by: StaffMember;
  id: string;
  idempotency: IdempotencyClaim | null;
}

/** @throws AppError business_rule for a link that cannot be mailed now. */
function assertMayBeMailed(link: PaymentLinkRecord, now: Date): void {
  if (paymentLinkState(link, [], now) !== 'open') {
    throw new AppError('business_rule', 'This payment link is not open any more.');
  }
  if (link.mails < management.MAX_PAYMENT_LINK_MAILS) return;
  const message = `This payment link was mailed ${management.MAX_PAYMENT_LINK_MAILS} times: that is the most.`;
  throw new AppError('business_rule', message);
}

/** Mails a link again. @throws AppError not_found, business_rule. */
export async function mailLink(deps: Deps, { by, id, idempotency }: LinkCall): Promise<Answer> {
  await runOnce(deps, idempotency, written, async (tx) => {
    const link = await findLink(tx, id);
    assertMayBeMailed(link, deps.clock.now());
    const { mailed, queue } = await planLinkMail(tx, deps, link);
    writePaymentLink(tx, mailed);
    queue();
    recordStaffAction(tx, deps, {
      by,
      action: 'payment_link.mailed',
      record: { kind: 'payment_link', id },
      after: { mails: mailed.mails },
    });
    return { id };
  });
  return getLinkForAdmins(deps, by, id);
}

/** Ends a link that was not ordered. @throws AppError not_found; conflict for an ordered one. */
export async function withdrawLink(deps: Deps, { by, id, idempotency }: LinkCall): Promise<Answer> {
  await runOnce(deps, idempotency, written, async (tx) => {
    const link = await findLink(tx, id);
    if (link.state === 'withdrawn') return { id };
    if (link.state === 'ordered') {
      const message =
        'The customer has ordered with this link meanwhile. You can cancel the order on its page.';
      throw new AppError('conflict', message);
    }
    writePaymentLink(tx, { ...link, state: 'withdrawn' });
    recordStaffAction(tx, deps, {
      by,
      action: 'payment_link.withdrawn',
      record: { kind: 'payment_link', id },
    });
    return { id };
  });
  return getLinkForAdmins(deps, by, id);
}
