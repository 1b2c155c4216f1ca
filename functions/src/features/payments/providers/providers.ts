import { AppError } from '@smriti/shared/base/errors';
import type { PaymentMethod, PaymentProviderName } from '@smriti/shared/payment/payments';
import type { Deps } from '../../../platform/deps';
import type { PaymentProvider } from './payment-provider';
import { createRazorpay } from './razorpay';
import { createSandbox } from './sandbox';

type ProviderDeps = Pick<Deps, 'clock' | 'config'>;

/**
 * The provider of a payment, which need not be the one of new payments.
 * @throws when the shop has no account there (any more).
 */
export function providerNamed(deps: ProviderDeps, name: PaymentProviderName): PaymentProvider {
  const { razorpay } = deps.config.payments;
  if (name === 'sandbox') return createSandbox(deps);
  if (!razorpay) throw new AppError('not_found', 'The shop has no account at Razorpay.');
  return createRazorpay(razorpay);
}

/**
 * The provider of a new payment: the active one, unless a demo project offers the wanted one too.
 * @throws AppError conflict when the wanted one takes no payments here.
 */
export function providerOfNew(deps: ProviderDeps, wanted?: PaymentProviderName): PaymentProvider {
  const { active, offered } = deps.config.payments;
  const name = wanted ?? active;
  if (!offered.includes(name)) {
    const message = 'Payments are taken in another way now. Please load the page again.';
    throw new AppError('conflict', message);
  }
  return providerNamed(deps, name);
}

/** What customers can pay by now, at any of the providers that take payments here. */
export function offeredMethods(deps: ProviderDeps): PaymentMethod[] {
  return deps.config.payments.offered.flatMap((name) => providerNamed(deps, name).methods);
}
