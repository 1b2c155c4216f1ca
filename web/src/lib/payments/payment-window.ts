import type { PaymentCheckout } from '@smriti/shared/payment/payment-providers';
import type { PaymentMethod, PaymentProof } from '@smriti/shared/payment/payments';

/** Filled in for the customer, as far as it is known. */
export interface Payer {
  name: string;
  email: string;
  phone: string;
}

export type ProviderWithWindow = PaymentCheckout['provider'];

/** A payment that a provider's window takes. */
export interface Opening<P extends ProviderWithWindow> {
  checkout: Extract<PaymentCheckout, { provider: P }>;
  method: PaymentMethod;
  payer: Payer;
}

/**
 * Opens a provider's own window.
 * @returns what proves the payment to the server; null when the window was closed without one
 * @throws PaymentError when the window cannot be had
 */
export type OpenWindow<P extends ProviderWithWindow> = (
  opening: Opening<P>,
) => Promise<PaymentProof | null>;
