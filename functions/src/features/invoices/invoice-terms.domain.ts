import { stateOfGstin } from '@smriti/shared/base/gstin';
import type { IndianState } from '@smriti/shared/base/indian-states';
import { taxRate } from '@smriti/shared/order/taxes';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { TaxClass } from './invoice.domain';

/** Who sells, and what is taxed how: prices include GST (docs/rules.md#pricing-8). */
export interface InvoiceTerms {
  seller: { name: string; address: string; gstin: string };
  /** The state that the seller's GST number is of. */
  state: IndianState;
  goods: TaxClass;
  /** Shipping is part of the sale, and taxed as it is. */
  shipping: TaxClass;
}

type Seller = Pick<ShopSettings, 'seller_name' | 'seller_address' | 'seller_gstin'>;

/** Whether settings name a whole seller: a part of one is none on an invoice. */
export function hasSeller({ seller_name, seller_address, seller_gstin }: Seller): boolean {
  return [seller_name, seller_address, seller_gstin].every((part) => part !== '');
}

/** The settings of an order that was placed before the shop had a seller, with the one of `later`. */
export function withSeller(settings: ShopSettings, later: Seller): ShopSettings {
  const { seller_name, seller_address, seller_gstin } = later;
  return { ...settings, seller_name, seller_address, seller_gstin };
}

/** What settings say of invoices. @throws where there is no seller, or one of no state. */
export function invoiceTerms(settings: ShopSettings): InvoiceTerms {
  const { seller_name: name, seller_address: address, seller_gstin: gstin } = settings;
  const state = stateOfGstin(gstin);
  if (!hasSeller(settings) || !state) {
    throw new Error('the shop has no seller: set name, address and GST number in the console');
  }
  const rate = taxRate(settings.gst_percent);
  return {
    seller: { name, address, gstin },
    state,
    goods: { hsn: settings.goods_hsn, rate },
    shipping: { hsn: settings.shipping_sac, rate },
  };
}
