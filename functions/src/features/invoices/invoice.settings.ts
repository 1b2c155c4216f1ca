import * as z from 'zod/mini';
import { type IndianState, stateByCode } from './indian-states.domain';
import type { TaxClass } from './invoice.domain';

/** What the shop sells and how it is taxed unless it is set otherwise: printed matter, at 18%. */
const GOODS_HSN = '4911';
const SHIPPING_SAC = '9968';
const GST_PERCENT = 18;

/** The seller of emulators and demo projects: nobody's number, in Karnataka. */
const DEMO_SELLER = {
  SELLER_NAME: 'Smriti (demonstration)',
  SELLER_ADDRESS: '12 Church Street, Bengaluru, Karnataka 560001',
  SELLER_GSTIN: '29AAAAA0000A1Z5',
};

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const percent = z.pipe(
  z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/, { error: 'must be a percentage' })),
  z.transform(Number),
);
const environment = z.object({
  SELLER_NAME: z.string().check(z.minLength(1), z.maxLength(200)),
  SELLER_ADDRESS: z.string().check(z.minLength(1), z.maxLength(500)),
  SELLER_GSTIN: z.string().check(z.regex(GSTIN, { error: 'must be a GST number' })),
  GST_PERCENT: z._default(percent, GST_PERCENT),
  GOODS_HSN: z._default(z.string().check(z.regex(/^\d{4,8}$/)), GOODS_HSN),
});

/** Who sells, and what is taxed how: prices include GST (docs/rules.md#pricing-8). */
export interface InvoiceSettings {
  seller: { name: string; address: string; gstin: string };
  /** The state that the seller's GST number is of. */
  state: IndianState;
  goods: TaxClass;
  /** Shipping is part of the sale, and taxed as it is. */
  shipping: TaxClass;
}

/**
 * The settings of invoices. Emulators and demo projects have a seller without setting one.
 * @throws when one is missing or wrong, naming it
 */
export function readInvoiceSettings(variables: NodeJS.ProcessEnv): InvoiceSettings {
  const isDemo = variables['GCLOUD_PROJECT']?.startsWith('demo-') ?? false;
  const env = z.parse(environment, { ...(isDemo && DEMO_SELLER), ...variables });
  const state = stateByCode(env.SELLER_GSTIN.slice(0, 2));
  if (!state) throw new Error('SELLER_GSTIN does not begin with the code of a state');
  const rate = Math.round(env.GST_PERCENT * 100);
  return {
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, gstin: env.SELLER_GSTIN },
    state,
    goods: { hsn: env.GOODS_HSN, rate },
    shipping: { hsn: SHIPPING_SAC, rate },
  };
}
