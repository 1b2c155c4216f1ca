import * as z from 'zod/mini';

/** Supported payment providers; a new one is added here, and its checkout below. */
export const PAYMENT_PROVIDERS = ['sandbox', 'razorpay'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];
export const paymentProvider = z.enum(PAYMENT_PROVIDERS);

/** How the page collects payment data: a list of test cards, or the provider's own window. */
export const PAYMENT_FORMS = ['test-card', 'window'] as const;
export type PaymentFormKind = (typeof PAYMENT_FORMS)[number];

/** Parameters of Razorpay's window; amounts in paise, Razorpay's own unit. */
const razorpayCheckout = z.object({
  provider: z.literal('razorpay'),
  key_id: z.string(),
  order_id: z.string(),
  amount_paise: z.int(),
  currency: z.literal('INR'),
});

/** Parameters that a provider's window needs to take a payment, by provider. */
export const paymentCheckout = z.discriminatedUnion('provider', [razorpayCheckout]);
export type PaymentCheckout = z.infer<typeof paymentCheckout>;
