import type { PaymentMethod } from '@smriti/shared/payment/payments';
import type { WebhookSecrets } from './razorpay-secrets';

/** An account at Razorpay. */
export interface RazorpaySettings {
  /** Public: the page's Checkout is opened with it. */
  keyId: string;
  keySecret: string;
  webhookSecrets: WebhookSecrets;
  /** What the account may take. */
  methods: readonly PaymentMethod[];
  apiOrigin: string;
}
