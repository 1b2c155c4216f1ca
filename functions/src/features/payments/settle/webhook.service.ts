import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import type { paymentWebhook } from '@smriti/shared/payment/payments';
import type { Deps } from '../../../platform/deps';
import type { Webhook, WebhookEvent } from '../../../platform/payments/payment-provider';
import { providerNamed, settlingProvider } from '../../../platform/payments/providers/providers';
import { applyUpdate } from './confirmation.service';
import { applyDispute } from './dispute.service';
import type { PaymentRecord } from '../payment.records';
import { findPaymentByProvider } from '../payment.repository';
import { applyRefundUpdate } from '../refunds/refund.service';

async function applyEvent(
  deps: Deps,
  payment: PaymentRecord,
  about: WebhookEvent['about'],
): Promise<void> {
  if (about.kind === 'refund') await applyRefundUpdate(deps, payment, about);
  if (about.kind === 'dispute') await applyDispute(deps, payment.id, about.dispute);
  if (about.kind === 'payment') {
    const { update } = about;
    await applyUpdate(deps, payment.id, { update, isSubmitted: false, isTold: true });
  }
}

/**
 * Takes a provider's message, which may come twice, late and in any order: each says what has become
 * of a payment, and what is known already changes nothing. A message about a payment of another
 * shop of the same account is taken, and forgotten. What a person has to look at is stored and
 * logged: a provider whose messages are refused for long stops sending them.
 * @throws AppError invalid_input for a message that is not genuine, not_found for a provider that
 *   takes no payments here.
 */
export async function receiveWebhook(
  deps: Deps,
  name: PaymentProviderName,
  webhook: Webhook,
): Promise<AnswerOf<typeof paymentWebhook>> {
  const event = await providerNamed(deps, name).parseWebhook(webhook);
  if (!event) return { received: true };
  const payment = await findPaymentByProvider(deps.db, event.find);
  if (payment?.provider !== name) return { received: true };
  if (settlingProvider(deps, payment)) await applyEvent(deps, payment, event.about);
  else deps.logger.warn({ payment: payment.id }, 'a message about a trial payment is ignored');
  return { received: true };
}
