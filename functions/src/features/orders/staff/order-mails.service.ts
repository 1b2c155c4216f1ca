import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import * as contract from '@smriti/shared/order/order-mails';
import type { StaffOrder } from '@smriti/shared/order/staff-order';
import type { SignedInCaller } from '../../../platform/caller';
import { commitPlan } from '../../../platform/database/plan';
import type { Deps } from '../../../platform/deps';
import type { StaffCall } from '../../../platform/staff-call';
import { recordStaffAction } from '../../audit/audit.service';
import { planMailRequeue } from '../../mail/mail-delivery.repository';
import { findRecipient } from '../../mail/mail-recipient.service';
import {
  findMailOfOrder,
  findMailsOfOrder,
  type OrderMail,
  queueMailCopy,
  type WholeMail,
} from '../../mail/order-mails.repository';
import { findOrderForStaff } from '../order.access';

type StaffMail = StaffOrder['mails'][number];

const STATES: Readonly<Record<OrderMail['delivery']['state'], StaffMail['state']>> = {
  PENDING: 'waiting',
  PROCESSING: 'waiting',
  SUCCESS: 'sent',
  ERROR: 'failed',
  EXPIRED: 'failed',
  WITHHELD: 'withheld',
};

/** A message about an order as its page lists it. */
export function presentOrderMail(mail: OrderMail, nameOf: (uid: string) => string): StaffMail {
  const { id, to, message, delivery, sent_again_by } = mail;
  return {
    id,
    to,
    subject: message.subject,
    state: STATES[delivery.state],
    queued_at: delivery.startTime,
    ended_at: delivery.endTime,
    is_copy: mail.copy_of !== null,
    by_name: sent_again_by === null ? '' : nameOf(sent_again_by),
  };
}

function mailNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such mail about this order.');
}

interface MailId {
  id: string;
  mail: string;
}

/** A message about an order with its text as sent. @throws AppError not_found. */
export async function readOrderMail(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<SignedInCaller, 'role'>,
  { id, mail: mailId }: MailId,
): Promise<AnswerOf<typeof contract.getOrderMail>> {
  await findOrderForStaff(db, caller, id);
  const mail = await findMailOfOrder(db, id, mailId);
  if (!mail) throw mailNotFoundError();
  return { subject: mail.message.subject, to: mail.to, text: mail.message.text };
}

/** @throws AppError business_rule while the message or a copy waits, and after too many copies. */
function assertMaySendAgain(mail: WholeMail, mails: readonly OrderMail[]): void {
  const first = mail.copy_of ?? mail.id;
  const copies = mails.filter((one) => one.copy_of === first);
  const same = [mail, ...copies];
  if (same.some(({ delivery }) => STATES[delivery.state] === 'waiting')) {
    throw new AppError('business_rule', 'This mail is still waiting to be sent.');
  }
  if (copies.length < contract.MAX_MAIL_COPIES) return;
  const message = `This mail was sent again ${contract.MAX_MAIL_COPIES} times: that is the most.`;
  throw new AppError('business_rule', message);
}

/**
 * Sends a message about an order again, to the customer's current e-mail address (docs/rules.md#mail-6): a
 * failed one is queued again, of any other a copy.
 * @throws AppError not_found, business_rule.
 */
export async function sendOrderMailAgain(
  deps: Deps,
  { by, id, mail: mailId, idempotency }: StaffCall<typeof contract.sendOrderMailAgain>,
): Promise<AnswerOf<typeof contract.sendOrderMailAgain>> {
  const { response } = contract.sendOrderMailAgain;
  return commitPlan(deps, idempotency, response, async (tx) => {
    const order = await findOrderForStaff(tx, by, id);
    const mail = await findMailOfOrder(tx, id, mailId);
    if (!mail) throw mailNotFoundError();
    assertMaySendAgain(mail, await findMailsOfOrder(tx, id));
    const failed = await planMailRequeue(tx, mail.id);
    const to = (await findRecipient(tx, order.user_id)).email || mail.to;
    const now = deps.clock.now();
    const plan = {
      write() {
        if (failed) failed.write(now);
        else {
          const copyId = `${mail.copy_of ?? mail.id}-again-${deps.ids.id()}`;
          const { host } = new URL(deps.config.siteOrigin);
          queueMailCopy(tx, mail, { id: copyId, to, byUid: by.uid, now, host });
        }
        recordStaffAction(tx, deps, {
          by,
          action: 'order.mail_sent_again',
          record: { kind: 'order', id },
          after: { mail_id: mail.id },
        });
      },
    };
    return { answer: { to: failed ? mail.to : to }, plan };
  });
}
