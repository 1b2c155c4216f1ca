import { findStateByGstin } from '@smriti/shared/base/gstin';
import type { IndianState } from '@smriti/shared/base/indian-states';
import { toPaise } from '@smriti/shared/base/money';
import { splitTaxes, type Taxes, toTaxRate } from '@smriti/shared/order/taxes';
import { SETTING_BOUNDS } from '@smriti/shared/staff/settings';
import { parseNumber, type SettingValues } from './setting-values';

export const EXAMPLE_PRICE_RUPEES = 1000;

export interface InvoicePreviewData {
  /** State in the GST number; null while the number is invalid. */
  state: IndianState | null;
  /** Tax rate in percent; null while invalid. */
  percent: number | null;
  /**
   * Taxes of the example order within the seller's state and elsewhere; null without a tax rate.
   */
  taxes: { within: Taxes; elsewhere: Taxes } | null;
}

/** Invoice preview for the form's values, calculated like real invoices. */
export function createInvoicePreview(values: SettingValues): InvoicePreviewData {
  const state = findStateByGstin(values.seller_gstin.trim());
  const typed = parseNumber(values.gst_percent);
  const { min, max } = SETTING_BOUNDS.gst_percent;
  if (!(typed >= min && typed <= max)) return { state, percent: null, taxes: null };
  const [price, rate] = [toPaise(EXAMPLE_PRICE_RUPEES), toTaxRate(typed)];
  const taxes = {
    within: splitTaxes(price, rate, true),
    elsewhere: splitTaxes(price, rate, false),
  };
  return { state, percent: typed, taxes };
}
