import type { PaymentProviderName } from '@smriti/shared/payment/payment-providers';
import type { ProviderDefinition } from '../provider-definition';
import { razorpay } from './razorpay';
import { sandbox } from './sandbox';

const BY_NAME: Readonly<Record<PaymentProviderName, ProviderDefinition>> = { sandbox, razorpay };

/** All supported providers. */
export const PAYMENT_PROVIDER_DEFINITIONS = Object.values(BY_NAME);

/** Whether payments of a provider never move money. */
export function isSandbox(name: PaymentProviderName): boolean {
  return BY_NAME[name].isSandbox;
}
