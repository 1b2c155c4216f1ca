import type { PaymentProof } from '@smriti/shared/payment/payments';
import type { Opening, OpenWindow, ProviderWithWindow } from './payment-window';

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
