import type { PaymentMethod } from '@smriti/shared/payment/payments';
import type { WebhookSecrets } from './razorpay-secrets';

/** An account at Razorpay. */
export interface RazorpaySettings {
  /** Public key id, which opens Checkout on the page. */
  keyId: string;
  keySecret: string;
  webhookSecrets: WebhookSecrets;
  /** Payment methods enabled for the account. */
  methods: readonly PaymentMethod[];
  apiOrigin: string;
}
