import type { PaymentProviderName } from '../../../platform/config';
import type { Deps } from '../../../platform/deps';
import type { PaymentProvider } from './payment-provider';
import { createSandbox } from './sandbox';

type ProviderDeps = Pick<Deps, 'clock' | 'config'>;

const FACTORIES: Readonly<Record<PaymentProviderName, (deps: ProviderDeps) => PaymentProvider>> = {
  sandbox: createSandbox,
};

/** The provider of a payment, which need not be the one of new payments. */
export function providerNamed(deps: ProviderDeps, name: PaymentProviderName): PaymentProvider {
  return FACTORIES[name](deps);
}

/** The provider of new payments. */
export function activeProvider(deps: ProviderDeps): PaymentProvider {
  return providerNamed(deps, deps.config.paymentProvider);
}
