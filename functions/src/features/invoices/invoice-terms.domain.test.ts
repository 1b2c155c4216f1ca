import { describe, expect, it } from 'vitest';
import { readShopParameters } from '../../platform/parameters/shop-parameters';
import { hasCompleteSeller, invoiceTerms, addFallbackSeller } from './invoice-terms.domain';

const live = readShopParameters({
  GCLOUD_PROJECT: 'smriti-shop',
  SELLER_NAME: 'Smriti Prints',
  SELLER_ADDRESS: '4 Hill Road, Pune',
  SELLER_GSTIN: '27ABCDE1234F1Z0',
});

describe('invoiceTerms', () => {
  it('contain the seller, the state of the GST number, and one rate for goods and shipping', () => {
    expect(invoiceTerms({ ...live, gst_percent: 12.5, goods_hsn: '49111090' })).toEqual({
      seller: { name: 'Smriti Prints', address: '4 Hill Road, Pune', gstin: '27ABCDE1234F1Z0' },
      state: { code: '27', name: 'Maharashtra' },
      goods: { hsn: '49111090', rate: 1_250 },
      shipping: { hsn: '9968', rate: 1_250 },
    });
  });

  it('are refused without a seller, and use one that is added later', () => {
    const before = {
      ...live,
      seller_name: '',
      seller_address: '',
      seller_gstin: '',
      gst_percent: 5,
    };
    expect(() => invoiceTerms(before)).toThrow('no seller');
    expect([hasCompleteSeller(live), hasCompleteSeller({ ...live, seller_gstin: '' })]).toEqual([
      true,
      false,
    ]);
    expect(invoiceTerms(addFallbackSeller(before, live))).toMatchObject({
      seller: { name: 'Smriti Prints' },
      goods: { rate: 500 },
    });
  });
});
