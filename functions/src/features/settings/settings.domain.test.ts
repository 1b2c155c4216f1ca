import type { SettingsForm } from '@smriti/shared/staff/settings';
import { toRupees } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { SHOP_DEFAULTS } from '../../platform/parameters/shop-parameters';
import { applySettingsForm, settingsAuditValues } from './settings.domain';

const before = { ...SHOP_DEFAULTS, seller_name: 'Smriti Prints', version: 4 };
const { point_paise, ...values } = before;
const form: SettingsForm = { ...values, point_value: toRupees(point_paise) };

describe('applySettingsForm', () => {
  it('is the next version, with the value of a point in paise', () => {
    expect(applySettingsForm(before, form)).toEqual({ ...before, version: 5 });
    expect(applySettingsForm(before, { ...form, point_value: 0.25 }).point_paise).toBe(25);
  });
});

describe('settingsAuditValues', () => {
  it('contains the changed numbers, before and after', () => {
    const after = applySettingsForm(before, { ...form, gst_percent: 12, point_value: 0.25 });
    expect(settingsAuditValues(before, after)).toEqual({
      before: { version: 4, gst_percent: 18, point_value: 0.1 },
      after: { version: 5, gst_percent: 12, point_value: 0.25 },
    });
  });

  it('records that a name or an address has changed, but not its value', () => {
    const after = applySettingsForm(before, { ...form, seller_name: 'Asha Prints' });
    expect(settingsAuditValues(before, after)).toEqual({
      before: { version: 4 },
      after: { version: 5, fields: ['seller_name'] },
    });
  });
});
