import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import type { placementConflict, Quote } from '@smriti/shared/order/checkout';
import * as management from '@smriti/shared/order/payment-link-management';
import * as z from 'zod/mini';
import type { StaffMember } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import { runOnce } from '../../platform/database/idempotency';
import type { Deps } from '../../platform/deps';
import { invalidFieldsError } from '../../platform/invalid-fields';
import type { StaffCall } from '../../platform/staff-call';
import { findAlbumsById } from '../albums/album.repository';
import { recordStaffAction } from '../audit/audit.service';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { findRecipient } from '../mail/mail-recipient.service';
import { queueMail } from '../mail/mail.repository';
import { getOfferedShippingMethod } from '../orders/checkout/checkout.service';
import { toOrderShipping } from '../orders/order.domain';
import { listDeliveryFormProblems, toDeliveryAddress } from '../orders/staff/order-address.domain';
import { paymentLinkPeriod, paymentLinkState } from './payment-link.domain';
import { paymentLinkUrl } from './payment-link.presenter';
import type { PaymentLinkRecord } from './payment-link.records';
import { writePaymentLink } from './payment-link.repository';
import {
  assertCustomer,
  findLink,
  getLinkForAdmins,
  quoteLink,
} from './staff-payment-link.service';

type Answer = AnswerOf<typeof management.getPaymentLink>;
type Form = OutputOf<(typeof management.createPaymentLink)['body']>;

/** The part of an answer stored for idempotency; never the address of the link. */
const written = z.object({ id: z.string() });

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

/** Plans a mail with a link: returns the link with the mail counted, and a function that queues the mail. */
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

/**
 * Prepares an order of a customer and makes its link (docs/rules.md#orders-31). Reserves nothing: the price is
 * computed again when the customer opens and pays it.
 * @throws AppError not_found for a missing customer, album or shipping method; invalid_input for the address;
 * AppError of quoteAlbums; conflict with the current price when the shown one differs.
 */
export async function createPaymentLink(
  deps: Deps,
  { by, form, idempotency }: StaffCall<typeof management.createPaymentLink>,
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
export async function mailPaymentLinkAgain(
  deps: Deps,
  { by, id, idempotency }: StaffCall<typeof management.mailPaymentLink>,
): Promise<Answer> {
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
export async function withdrawPaymentLink(
  deps: Deps,
  { by, id, idempotency }: StaffCall<typeof management.withdrawPaymentLink>,
): Promise<Answer> {
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
