import type { PaymentCheckout } from '@smriti/shared/payment/payment-providers';
import type { PaymentMethod, PaymentProof } from '@smriti/shared/payment/payments';

/** Customer data prefilled in the window, as far as known. */
export interface Payer {
  name: string;
  email: string;
  phone: string;
}

export type ProviderWithWindow = PaymentCheckout['provider'];

/** Input of a provider's window. */
export interface Opening<P extends ProviderWithWindow> {
  checkout: Extract<PaymentCheckout, { provider: P }>;
  method: PaymentMethod;
  payer: Payer;
}

/**
 * Opens a provider's payment window.
 * @returns the proof of payment for the server; null when the window was closed without one
 * @throws PaymentError when the window cannot be loaded
 */
export type OpenWindow<P extends ProviderWithWindow> = (
  opening: Opening<P>,
) => Promise<PaymentProof | null>;
