import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import type { paymentWebhook } from '@smriti/shared/payment/payments';
import type { Deps } from '../../../platform/deps';
import type { Webhook, WebhookEvent } from '../../../platform/payments/payment-provider';
import { getProvider, findSettlingProvider } from '../../../platform/payments/providers/providers';
import { applyProviderUpdate } from './confirmation.service';
import { applyDispute } from './dispute.service';
import type { PaymentRecord } from '../payment.records';
import { findPaymentByProviderReference } from '../payment.repository';
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
    await applyProviderUpdate(deps, payment.id, { update, isSubmitted: false, isTold: true });
  }
}

/**
 * Receives a provider's message, which may be repeated, late or out of order; repetitions change nothing. Messages about payments of another shop of the same account are accepted and ignored. Issues
 * for an admin are stored and logged instead of rejected: a provider stops sending after many
 * rejections.
 * @throws AppError invalid_input for a message that is not genuine, not_found for a provider not used
 * here.
 */
export async function receiveWebhook(
  deps: Deps,
  name: PaymentProviderName,
  webhook: Webhook,
): Promise<AnswerOf<typeof paymentWebhook>> {
  const event = await getProvider(deps, name).parseWebhook(webhook);
  if (!event) return { received: true };
  const payment = await findPaymentByProviderReference(deps.db, event.find);
  if (payment?.provider !== name) return { received: true };
  if (findSettlingProvider(deps, payment)) await applyEvent(deps, payment, event.about);
  else deps.logger.warn({ payment: payment.id }, 'a message about a trial payment is ignored');
  return { received: true };
}
