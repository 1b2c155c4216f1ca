import type { PaymentCheckout } from '@smriti/shared/payment/payment-providers';
import type { PaymentMethod, PaymentProof } from '@smriti/shared/payment/payments';

/** Customer data that prefill the window; '' if unknown. */
export interface Payer {
  name: string;
  email: string;
  phone: string;
}

export type ProviderWithWindow = PaymentCheckout['provider'];

export interface PaymentWindowInput<P extends ProviderWithWindow> {
  checkout: Extract<PaymentCheckout, { provider: P }>;
  method: PaymentMethod;
  payer: Payer;
}

/**
 * Function that opens a provider's payment window.
 * @returns the proof of payment for the server; null if the window was closed without one
 * @throws PaymentError when the window cannot be loaded
 */
export type OpenPaymentWindow<P extends ProviderWithWindow> = (
  opening: PaymentWindowInput<P>,
) => Promise<PaymentProof | null>;
