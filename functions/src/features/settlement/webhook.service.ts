import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { paymentWebhook, PaymentProviderName } from '@smriti/shared/payment/payments';
import type { Deps } from '../../platform/deps';
import { hear } from './confirmation.service';
import type { PaymentRecord } from '../payments/payment.records';
import { findPaymentByProvider } from '../payments/payment.repository';
import type { Notice, Webhook } from '../payments/providers/payment-provider';
import { providerNamed } from '../payments/providers/providers';
import { hearOfRefund } from '../payments/refund.service';

async function believe(deps: Deps, payment: PaymentRecord, about: Notice['about']): Promise<void> {
  if (about.kind === 'refund') {
    await hearOfRefund(deps, payment, about);
    return;
  }
  if (about.amountPaise !== payment.amount_paise) {
    throw new Error(`the provider tells of another amount than that of payment ${payment.id}`);
  }
  await hear(deps, payment.id, { word: about.word, isSubmitted: false, isTold: true });
}

/**
 * Takes a provider's message, which may come twice, late and in any order: each says what has become
 * of a payment, and what is known already changes nothing. A message about a payment of another
 * shop of the same account is taken, and forgotten.
 * @throws AppError invalid_input for a message that is not genuine, not_found for a provider that
 *   takes no payments here.
 */
export async function receive(
  deps: Deps,
  name: PaymentProviderName,
  webhook: Webhook,
): Promise<AnswerOf<typeof paymentWebhook>> {
  const notice = await providerNamed(deps, name).parseWebhook(webhook);
  if (!notice) return { received: true };
  const payment = await findPaymentByProvider(deps.db, notice.find);
  if (payment?.provider === name) await believe(deps, payment, notice.about);
  return { received: true };
}
