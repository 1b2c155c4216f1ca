import * as z from 'zod/mini';

/** The providers that can take payments; a further one adds its name here, and its checkout below. */
export const PAYMENT_PROVIDERS = ['sandbox', 'razorpay'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];
export const paymentProvider = z.enum(PAYMENT_PROVIDERS);

/** How the page takes what is needed to pay: well-known test cards, or the provider's own window. */
export const PAYMENT_FORMS = ['test-card', 'window'] as const;
export type PaymentFormKind = (typeof PAYMENT_FORMS)[number];

/** What Razorpay's window needs; paise, as it counts itself. */
const razorpayCheckout = z.object({
  provider: z.literal('razorpay'),
  key_id: z.string(),
  order_id: z.string(),
  amount_paise: z.int(),
  currency: z.literal('INR'),
});

/** What the window of a provider needs to take a payment: one shape for each that has a window. */
export const paymentCheckout = z.discriminatedUnion('provider', [razorpayCheckout]);
export type PaymentCheckout = z.infer<typeof paymentCheckout>;
