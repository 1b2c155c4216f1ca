import { changeSettings, getSettings, type SettingsForm } from '@smriti/shared/staff/settings';
import { getShopTerms } from '@smriti/shared/staff/shop-terms';
import { expect } from 'vitest';
import { SHOP_DEFAULTS } from '../../functions/src/platform/parameters/shop-parameters';
import type { Account } from './accounts';
import { firestore } from './admin';
import { callApi, expectAnswer } from './http';

/** Settings that differ from the defaults of a demo project in every field. */
export const OTHER_SETTINGS: SettingsForm = {
  version: 0,
  seller_name: 'Asha Prints',
  seller_address: '4 Hill Road, Pune 411001',
  seller_gstin: '27AAPFU0939F1ZV',
  gst_percent: 5,
  goods_hsn: '49119990',
  shipping_sac: '996812',
  point_value: 1,
  referral_points: 50,
  referral_percent: 20,
  referral_join_days: 3,
  referral_confirm_days: 30,
  delivery_days: 12,
  unpaid_days: 2,
  originals_months: 6,
  originals_notice_days: 14,
  crop_marks_mm: 10,
  guests_per_hour: 2000,
  minimum_age: 18,
  faces_per_photo: 0,
  print_shop_name: 'Pixel Press',
  print_shop_address: '9 Mill Lane, Pune 411001',
  print_shop_phone: '+91 20 2553 1234',
};

export const fetchSettings = async ({ idToken: token }: Account) =>
  expectAnswer(await callApi('GET', getSettings.path, { token }), getSettings.response);

export const callChangeSettings = ({ idToken: token }: Account, json: SettingsForm) =>
  callApi('PUT', changeSettings.path, { token, json });

/** Changes the settings, regardless of their current version. */
export async function updateSettings(admin: Account, changes: Partial<SettingsForm> = {}) {
  const { version } = await fetchSettings(admin);
  const form = { ...OTHER_SETTINGS, ...changes, version };
  return expectAnswer(await callChangeSettings(admin, form), changeSettings.response);
}

export const fetchTerms = async () =>
  expectAnswer(await callApi('GET', getShopTerms.path), getShopTerms.response);

/** Deletes all stored settings: the shop uses its defaults again, as all other tests expect. */
export async function resetSettings(): Promise<void> {
  await firestore.recursiveDelete(firestore.collection('settingsVersions'));
  await firestore.doc('settings/shop').delete();
  const { referral_points } = SHOP_DEFAULTS;
  await expect.poll(fetchTerms, { timeout: 10_000 }).toMatchObject({ referral_points });
}
