import { AppError } from '@smriti/shared/base/errors';
import type { PaymentMethod } from '@smriti/shared/payment/payments';
import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import type { Deps } from '../../deps';
import type { PaymentProvider } from '../payment-provider';

type ProviderDeps = Pick<Deps, 'clock' | 'config'>;

const OTHER_WAY = 'The way to pay has changed. Please load the page again.';

/** @throws AppError not_found when the shop has no account at the provider. */
export function getProvider(
  { clock, config }: ProviderDeps,
  name: PaymentProviderName,
): PaymentProvider {
  const account = config.payments.accounts[name];
  if (account) return account.open({ clock });
  throw new AppError('not_found', 'The shop has no account at this payment company.');
}

/** Provider and mode in which a payment was begun. */
interface Begun {
  provider: PaymentProviderName;
  livemode: boolean;
}

/**
 * The provider that settles a payment: the original one in the same mode. Test payments do not count
 * after the shop went live: the sandbox settles only where it is offered, and test and live keys never
 * settle each other's payments.
 */
export function findSettlingProvider(
  deps: ProviderDeps,
  { provider: name, livemode }: Begun,
): PaymentProvider | null {
  const { accounts, offered } = deps.config.payments;
  if (!accounts[name] || (!livemode && !offered.includes(name))) return null;
  const provider = getProvider(deps, name);
  return provider.livemode === livemode ? provider : null;
}

/**
 * The provider of a new payment: the active one, unless a demo project offers the wanted one.
 * @throws AppError conflict when the wanted one is not offered.
 */
export function getProviderForNewPayment(
  deps: ProviderDeps,
  wanted?: PaymentProviderName,
): PaymentProvider {
  const { active, offered } = deps.config.payments;
  const name = wanted ?? active;
  if (!offered.includes(name)) throw new AppError('conflict', OTHER_WAY);
  return getProvider(deps, name);
}

export function listOfferedMethods(deps: ProviderDeps): PaymentMethod[] {
  return deps.config.payments.offered.flatMap((name) => getProvider(deps, name).methods);
}
