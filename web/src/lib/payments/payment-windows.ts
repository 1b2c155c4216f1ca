import type { PaymentCheckout } from '@smriti/shared/payment/payment-providers';
import type { PaymentMethod, PaymentProof } from '@smriti/shared/payment/payments';

/** Filled in for the customer, as far as it is known. */
export interface Payer {
  name: string;
  email: string;
  phone: string;
}

type ProviderWithWindow = PaymentCheckout['provider'];

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
type OpenWindow<P extends ProviderWithWindow> = (
  opening: Opening<P>,
) => Promise<PaymentProof | null>;

/** Each is loaded when it is needed: few pages take payments. */
const WINDOWS: { [P in ProviderWithWindow]: () => Promise<OpenWindow<P>> } = {
  razorpay: async () => (await import('./razorpay-checkout')).openRazorpay,
};

/** Takes a payment in the window of its provider; see `OpenWindow`. */
export async function openWindow<P extends ProviderWithWindow>(
  provider: P,
  opening: Opening<P>,
): Promise<PaymentProof | null> {
  const open = await WINDOWS[provider]();
  return open(opening);
}
