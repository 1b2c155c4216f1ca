import { findStateByGstin } from '@smriti/shared/base/gstin';
import type { IndianState } from '@smriti/shared/base/indian-states';
import { toTaxRate } from '@smriti/shared/order/taxes';
import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { TaxClass } from './invoice.domain';

/** Seller and tax classes of an invoice: prices include GST (docs/rules.md#pricing-8). */
export interface InvoiceTerms {
  seller: { name: string; address: string; gstin: string };
  /** State of the seller's GST number. */
  state: IndianState;
  goods: TaxClass;
  /** Shipping is part of the sale and taxed like it. */
  shipping: TaxClass;
}

type Seller = Pick<ShopSettings, 'seller_name' | 'seller_address' | 'seller_gstin'>;

/** Whether the seller settings are complete, as invoices require. */
export function hasCompleteSeller({ seller_name, seller_address, seller_gstin }: Seller): boolean {
  return [seller_name, seller_address, seller_gstin].every((part) => part !== '');
}

/** Sets the seller of an order's settings to `later`, for orders placed before the shop had a seller. */
export function addFallbackSeller(settings: ShopSettings, later: Seller): ShopSettings {
  const { seller_name, seller_address, seller_gstin } = later;
  return { ...settings, seller_name, seller_address, seller_gstin };
}

/** Invoice terms from shop settings. @throws when the seller is missing or its state is unknown. */
export function invoiceTerms(settings: ShopSettings): InvoiceTerms {
  const { seller_name: name, seller_address: address, seller_gstin: gstin } = settings;
  const state = findStateByGstin(gstin);
  if (!hasCompleteSeller(settings) || !state) {
    throw new Error('the shop has no seller: set name, address and GST number in the console');
  }
  const rate = toTaxRate(settings.gst_percent);
  return {
    seller: { name, address, gstin },
    state,
    goods: { hsn: settings.goods_hsn, rate },
    shipping: { hsn: settings.shipping_sac, rate },
  };
}
