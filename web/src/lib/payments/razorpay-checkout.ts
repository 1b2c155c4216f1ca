import type { PaymentMethod, PaymentProof } from '@smriti/shared/payment/payments';
import * as z from 'zod/mini';
import { SHOP_NAME } from '#lib/shop/product-path.ts';
import { sharedPaymentMessages } from './messages';
import { PaymentError } from './payment-error';
import type { PaymentWindowInput } from './payment-window';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** Payment methods that the shop hides in Razorpay's window. */
const NEVER_OFFERED = ['wallet', 'emi', 'paylater', 'cardless_emi'];
const METHODS: readonly PaymentMethod[] = ['card', 'upi', 'netbanking'];
/** Accent colour, as in tokens.css. */
const COLOUR = '#9B2D30';

/**
 * Options of Razorpay's window
 * (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard).
 */
interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: { name: string; email: string; contact: string; method: PaymentMethod };
  config: { display: { hide: { method: string }[] } };
  theme: { color: string };
  modal: { confirm_close: boolean; ondismiss: () => void };
  handler: (paid: unknown) => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => { open: () => void };
  }
}

const paidAnswer = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});

let loading: Promise<void> | undefined;

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new PaymentError(() => sharedPaymentMessages.get().windowMissing));
    };
    document.head.append(script);
  });
}

async function checkoutScript() {
  if (!window.Razorpay) {
    loading ??= loadScript();
    await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  }
  if (!window.Razorpay) throw new PaymentError(() => sharedPaymentMessages.get().windowMissing);
  return window.Razorpay;
}

/**
 * Opens Razorpay's window; loads its script the first time.
 * @returns the proof of payment for the server; null if the window was closed without one
 * @throws PaymentError when the script cannot be loaded
 */
export async function openRazorpay(
  opening: PaymentWindowInput<'razorpay'>,
): Promise<PaymentProof | null> {
  const { checkout, method, payer } = opening;
  const Razorpay = await checkoutScript();
  const others = METHODS.filter((other) => other !== method);
  return new Promise((resolve, reject) => {
    const razorpay = new Razorpay({
      key: checkout.key_id,
      order_id: checkout.order_id,
      amount: checkout.amount_paise,
      currency: checkout.currency,
      name: SHOP_NAME,
      prefill: { name: payer.name, email: payer.email, contact: payer.phone, method },
      config: {
        display: { hide: [...NEVER_OFFERED, ...others].map((hidden) => ({ method: hidden })) },
      },
      theme: { color: COLOUR },
      modal: { confirm_close: true, ondismiss: () => resolve(null) },
      handler: (answer) => {
        const paid = paidAnswer.safeParse(answer);
        if (!paid.success) {
          reject(new PaymentError(() => sharedPaymentMessages.get().failed));
          return;
        }
        const { razorpay_payment_id, razorpay_signature: signature } = paid.data;
        resolve({ provider_payment_id: razorpay_payment_id, signature });
      },
    });
    razorpay.open();
  });
}
