import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import type { ProviderDefinition } from '../provider-definition';
import { razorpayProvider } from './razorpay';
import { sandboxProvider } from './sandbox';

const BY_NAME: Readonly<Record<PaymentProviderName, ProviderDefinition>> = {
  sandbox: sandboxProvider,
  razorpay: razorpayProvider,
};

export const PAYMENT_PROVIDER_DEFINITIONS = Object.values(BY_NAME);

/** Whether payments of a provider never move money. */
export function isSandbox(name: PaymentProviderName): boolean {
  return BY_NAME[name].isSandbox;
}
