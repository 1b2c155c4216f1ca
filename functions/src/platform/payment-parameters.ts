import { defineSecret, defineString } from 'firebase-functions/params';

const SECRETS = ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];

/**
 * Declares the parameters of payments so that a deployment asks for them; payment-config.ts reads
 * them from the environment. The secrets are asked for by a deployment whose functions/.env names
 * Razorpay, and by no other. The emulator would ask as well, with nobody there to answer: it has
 * them from functions/.env.<project>, where they are no secrets.
 */
function declare(): string[] {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return [];
  defineString('PAYMENT_PROVIDER', {
    label: 'Payment provider',
    description:
      "Who takes payments: 'razorpay', or empty with ALLOW_SANDBOX_PAYMENTS for a trial in which no money moves.",
    default: '',
  });
  if (process.env.PAYMENT_PROVIDER !== 'razorpay') return [];
  defineString('RAZORPAY_KEY_ID', {
    label: 'Razorpay key id',
    description: 'Begins with rzp_ (Razorpay dashboard, Account & Settings, API keys).',
  });
  return SECRETS.map((name) => defineSecret(name).name);
}

/** The secrets that functions about payments are given. */
export const PAYMENT_SECRETS = declare();
