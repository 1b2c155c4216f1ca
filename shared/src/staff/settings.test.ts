import { describe, expect, it } from 'vitest';
import { SETTING_BOUNDS, closingsForm, settingsForm } from './settings';

const form = {
  version: 0,
  seller_name: 'Smriti Prints',
  seller_address: '4 Hill Road, Pune 411001',
  seller_gstin: '27AAPFU0939F1ZV',
  gst_percent: 18,
  goods_hsn: '4911',
  shipping_sac: '9968',
  point_value: 0.1,
  referral_points: 1000,
  referral_percent: 10,
  referral_join_days: 7,
  referral_confirm_days: 90,
  delivery_days: 7,
  unpaid_days: 7,
  originals_months: 12,
  originals_notice_days: 30,
  crop_marks_mm: 0,
  guests_per_hour: 1000,
  minimum_age: 13,
  faces_per_photo: 20,
  print_shop_name: '',
  print_shop_address: '',
  print_shop_phone: '',
};

/** Names of the refused fields. */
function refused(changes: Record<string, unknown>): string[] {
  const { error } = settingsForm.safeParse({ ...form, ...changes });
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('settingsForm', () => {
  it('accepts a complete form, and a GST number in lower case', () => {
    expect(refused({})).toEqual([]);
    const { seller_gstin } = settingsForm.parse({ ...form, seller_gstin: ' 27aapfu0939f1zv ' });
    expect(seller_gstin).toBe('27AAPFU0939F1ZV');
  });

  it.each(Object.entries(SETTING_BOUNDS))('limits %s to its bounds', (name, { min, max }) => {
    expect(refused({ [name]: min })).toEqual([]);
    expect(refused({ [name]: max })).toEqual([]);
    expect(refused({ [name]: min - 1 })).toEqual([name]);
    expect(refused({ [name]: max + 1 })).toEqual([name]);
    expect(refused({ [name]: min + 0.001 })).toEqual([name]);
  });

  it.each([
    [{ seller_name: ' ' }, ['seller_name']],
    [{ seller_address: 'Pune' }, ['seller_address']],
    [{ seller_gstin: '27AAPFU0939F1ZA' }, ['seller_gstin']],
    [{ goods_hsn: '49 11' }, ['goods_hsn']],
    [{ shipping_sac: '' }, ['shipping_sac']],
    [{ print_shop_name: 'Pixel Press' }, ['print_shop_address']],
    [{ print_shop_address: '9 Mill Lane, Pune' }, ['print_shop_name']],
    [{ print_shop_phone: 'call us' }, ['print_shop_phone']],
  ])('refuses %j', (changes, fields) => {
    expect(refused(changes)).toEqual(fields);
  });

  it('accepts a print shop with everything that a label needs', () => {
    const print_shop_name = 'Pixel Press';
    const print_shop = {
      print_shop_address: '9 Mill Lane, Pune',
      print_shop_phone: '+91 20 2553 1234',
    };
    expect(refused({ print_shop_name, ...print_shop })).toEqual([]);
  });
});

it.each([
  ['one day', { from: '2027-01-01', to: '2027-01-01' }, undefined],
  ['60 days', { from: '2027-01-01', to: '2027-03-01' }, undefined],
  ['61 days', { from: '2027-01-01', to: '2027-03-02' }, 'to'],
  ['a last day before the first', { from: '2027-01-02', to: '2027-01-01' }, 'to'],
  ['a day that does not exist', { from: '2027-02-30', to: '2027-03-01' }, 'from'],
])('a closing of %s', (_, closing, refused) => {
  const { error } = closingsForm.safeParse({ closings: [closing] });
  expect(error?.issues[0]?.path.at(-1)).toBe(refused);
});
