import { PAYMENT_METHODS } from '@smriti/shared/payment/payments';
import * as z from 'zod/mini';
import { commaSeparatedListField } from '../../list-field';
import { defineProvider } from '../../provider-definition';
import { createRazorpay } from './razorpay';
import { webhookSecrets } from './razorpay-secrets';

const API = 'https://api.razorpay.com';
const secret = z.string().check(z.minLength(8), z.maxLength(200));

/** Razorpay (https://razorpay.com/docs). */
export const razorpayProvider = defineProvider({
  name: 'razorpay',
  isSandbox: false,
  parameters: [
    {
      name: 'RAZORPAY_KEY_ID',
      label: 'Razorpay key id',
      description: 'Begins with rzp_ (Razorpay dashboard, Account & Settings, API keys).',
      isSecret: false,
    },
    {
      name: 'RAZORPAY_KEY_SECRET',
      label: 'Razorpay key secret',
      description: 'The secret of the key id.',
      isSecret: true,
    },
    {
      name: 'RAZORPAY_WEBHOOK_SECRET',
      label: 'Razorpay webhook secret',
      description: 'The secret of the webhook (Razorpay dashboard, Webhooks).',
      isSecret: true,
    },
  ],
  demoVariables: ['RAZORPAY_API_ORIGIN'],
  environment: z.object({
    RAZORPAY_KEY_ID: z.optional(z.string().check(z.regex(/^rzp_(test|live)_\w{1,50}$/))),
    RAZORPAY_KEY_SECRET: z.optional(secret),
    RAZORPAY_WEBHOOK_SECRET: z.optional(webhookSecrets),
    RAZORPAY_METHODS: z.optional(commaSeparatedListField(PAYMENT_METHODS)),
    RAZORPAY_API_ORIGIN: z.optional(z.url()),
  }),
  settings(variables) {
    const {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: secrets,
    } = variables;
    if (keyId === undefined || keySecret === undefined || secrets === undefined) return null;
    return {
      keyId,
      keySecret,
      webhookSecrets: secrets,
      methods: variables.RAZORPAY_METHODS ?? PAYMENT_METHODS,
      apiOrigin: variables.RAZORPAY_API_ORIGIN ?? API,
    };
  },
  create: createRazorpay,
});
