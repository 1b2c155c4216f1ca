import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { shopSettings } from './shop-settings';

/** What the shop's own pages promise, as it is set just now. */
export const shopTerms = z.object(
  z.pick(shopSettings, {
    seller_name: true,
    seller_address: true,
    seller_gstin: true,
    referral_points: true,
    referral_percent: true,
    referral_join_days: true,
    referral_confirm_days: true,
    delivery_days: true,
    unpaid_days: true,
    originals_months: true,
    originals_notice_days: true,
  }).shape,
);
export type ShopTerms = z.infer<typeof shopTerms>;

/** The same for everybody. */
export const getShopTerms = endpoint({ method: 'GET', path: '/shop-terms', response: shopTerms });
