import type { PaymentProof } from '@smriti/shared/payment/payments';
import type { Opening, OpenWindow, ProviderWithWindow } from './payment-window';

/** Code of the payment windows by provider; lazily loaded, because few pages take payments. */
const WINDOWS: { [P in ProviderWithWindow]: () => Promise<OpenWindow<P>> } = {
  razorpay: async () => (await import('./razorpay-checkout')).openRazorpay,
};

/** Opens the payment window of a provider; see `OpenWindow`. */
export async function openWindow<P extends ProviderWithWindow>(
  provider: P,
  opening: Opening<P>,
): Promise<PaymentProof | null> {
  const open = await WINDOWS[provider]();
  return open(opening);
}
