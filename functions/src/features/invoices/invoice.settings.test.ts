import { describe, expect, it } from 'vitest';
import { readInvoiceSettings } from './invoice.settings';

const live = {
  GCLOUD_PROJECT: 'smriti-shop',
  SELLER_NAME: 'Smriti Prints',
  SELLER_ADDRESS: 'Pune',
  SELLER_GSTIN: '27ABCDE1234F1Z5',
};

describe('readInvoiceSettings', () => {
  it('reads the seller, whose state is in the GST number', () => {
    expect(readInvoiceSettings(live)).toEqual({
      seller: { name: 'Smriti Prints', address: 'Pune', gstin: '27ABCDE1234F1Z5' },
      state: { code: '27', name: 'Maharashtra' },
      goods: { hsn: '4911', rate: 1_800 },
      shipping: { hsn: '9968', rate: 1_800 },
    });
  });

  it('takes another rate and class of goods', () => {
    const settings = readInvoiceSettings({ ...live, GST_PERCENT: '12.5', GOODS_HSN: '49111090' });
    expect(settings.goods).toEqual({ hsn: '49111090', rate: 1_250 });
    expect(settings.shipping.rate).toBe(1_250);
  });

  it('has a seller in the emulators, and none on a real project until it is set', () => {
    expect(readInvoiceSettings({ GCLOUD_PROJECT: 'demo-smriti' }).state.name).toBe('Karnataka');
    expect(() => readInvoiceSettings({ GCLOUD_PROJECT: 'smriti-shop' })).toThrow(/SELLER_NAME/);
  });

  it('refuses what is no GST number, no state and no rate', () => {
    expect(() => readInvoiceSettings({ ...live, SELLER_GSTIN: '27ABC' })).toThrow(/SELLER_GSTIN/);
    expect(() => readInvoiceSettings({ ...live, SELLER_GSTIN: '99ABCDE1234F1Z5' })).toThrow(
      /code of a state/,
    );
    expect(() => readInvoiceSettings({ ...live, GST_PERCENT: '-1' })).toThrow(/GST_PERCENT/);
  });
});
