import { isValidGstin } from '@smriti/shared/base/gstin';
import { describe, expect, it } from 'vitest';
import { readShopParameters, SHOP_DEFAULTS } from './shop-parameters';

const live = {
  GCLOUD_PROJECT: 'smriti-shop',
  SELLER_NAME: 'Smriti Prints',
  SELLER_ADDRESS: 'Pune',
  SELLER_GSTIN: '27ABCDE1234F1Z5',
};

describe('readShopParameters', () => {
  it('reads the seller of the deployment', () => {
    expect(readShopParameters(live)).toEqual({
      ...SHOP_DEFAULTS,
      seller_name: 'Smriti Prints',
      seller_address: 'Pune',
      seller_gstin: '27ABCDE1234F1Z5',
    });
  });

  it('accepts other rates, goods, points and months, and ignores empty parameters', () => {
    const changes = { GST_PERCENT: '12.5', GOODS_HSN: '49111090', POINT_PAISE: '25' };
    expect(readShopParameters({ ...live, ...changes, ORIGINALS_MONTHS: '' })).toMatchObject({
      gst_percent: 12.5,
      goods_hsn: '49111090',
      point_paise: 25,
      originals_months: 12,
    });
    expect(readShopParameters({ ORIGINALS_MONTHS: '6' }).originals_months).toBe(6);
    expect(readShopParameters({ FACES_PER_PHOTO: '0' }).faces_per_photo).toBe(0);
  });

  it('has a seller in demo projects, but on a real one only once it is set', () => {
    expect(isValidGstin(readShopParameters({ GCLOUD_PROJECT: 'demo-smriti' }).seller_gstin)).toBe(
      true,
    );
    expect(readShopParameters({ GCLOUD_PROJECT: 'smriti-shop' })).toEqual(SHOP_DEFAULTS);
  });

  it('refuses invalid GST numbers, states and rates', () => {
    const wrong = (changes: NodeJS.ProcessEnv) => () => readShopParameters({ ...live, ...changes });
    expect(wrong({ SELLER_GSTIN: '27ABC' })).toThrow(/SELLER_GSTIN/);
    expect(wrong({ SELLER_GSTIN: '99ABCDE1234F1Z5' })).toThrow(/code of a state/);
    expect(wrong({ GST_PERCENT: '-1' })).toThrow(/GST_PERCENT/);
    expect(wrong({ ORIGINALS_MONTHS: '1' })).toThrow(/ORIGINALS_MONTHS/);
    expect(wrong({ FACES_PER_PHOTO: '21' })).toThrow(/FACES_PER_PHOTO/);
  });
});
