import type { Settings, SettingsForm } from '@smriti/shared/staff/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { SettingsPage } from './SettingsPage';

signInAsAsha();

const FORM: SettingsForm = {
  version: 3,
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
const SETTINGS: Settings = { ...FORM, closings: [], changed_at: '2026-01-21T09:05:00.000Z' };
const READ = 'GET /api/settings';
const WRITE = 'PUT /api/settings';

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({ [READ]: SETTINGS, ...answers });
  openPage(<SettingsPage />, '/admin/settings');
  await screen.findByDisplayValue('Smriti Prints');
  return api;
}

const preview = () => screen.getByRole('region', { name: 'What an invoice will say' }).textContent;

describe('the settings', () => {
  it('preview an invoice while they are edited', async () => {
    await open();
    expect(preview()).toContain('State Maharashtra (27)');
    expect(preview()).toContain('CGST 9%₹76.27');
    typeInto('GST', '12');
    typeInto('GST number (GSTIN)', '29AAGCB7383J1Z4');
    typeInto('Legal name', 'Asha Prints');
    expect(preview()).toContain('Asha Prints');
    expect(preview()).toContain('State Karnataka (29)');
    expect(preview()).toContain('IGST 12%₹107.14');
    expect(screen.getByText(/1,000 points for an invitation are worth ₹100\.00/)).toBeTruthy();
  });

  it('are sent completely, with their version', async () => {
    const api = await open({ [WRITE]: { ...SETTINGS, version: 4, delivery_days: 10 } });
    typeInto('Delivery estimate', '10');
    pressButton('Save settings');
    await waitFor(() => expect(api.sentTo(WRITE)).toHaveLength(1));
    expect(api.sentTo(WRITE)[0]?.body).toEqual({ ...FORM, delivery_days: 10 });
    // The next change must be based on the saved version.
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    typeInto('Delivery estimate', '12');
    pressButton('Save settings');
    await waitFor(() => expect(api.sentTo(WRITE)[1]?.body).toMatchObject({ version: 4 }));
  });

  it('are not sent with invalid fields, each of which shows an error', async () => {
    const api = await open();
    typeInto('GST number (GSTIN)', '27AAPFU0939F1ZA');
    typeInto('Delivery estimate', '');
    pressButton('Save settings');
    expect(screen.getByText(/This is not a GST number/)).toBeTruthy();
    expect(screen.getByText('Please enter a whole number from 1 to 60.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('GST number (GSTIN)'));
    typeInto('GST number (GSTIN)', '27AAPFU0939F1ZV');
    typeInto('Delivery estimate', '7');
    typeInto(/^Name/, 'Pixel Press');
    pressButton('Save settings');
    expect(screen.getByText('A print shop has a name and an address.')).toBeTruthy();
    expect(api.sentTo(WRITE)).toEqual([]);
  });

  it('ask which version of a field to keep that both have changed', async () => {
    const theirs = { ...SETTINGS, version: 4, unpaid_days: 3 };
    const api = await open({ [WRITE]: answerWithError(409, 'Changed meanwhile.', theirs) });
    typeInto('Unpaid orders are cancelled after', '5');
    pressButton('Save settings');
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else has changed this' });
    const choice = within(dialog).getByRole('group', { name: 'Unpaid orders are cancelled after' });
    expect(choice.textContent).toContain('Yours5');
    expect(choice.textContent).toContain('Theirs, saved already3');
    api.set(WRITE, { ...SETTINGS, version: 5, unpaid_days: 5 });
    pressButton('Save this');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo(WRITE)[1]?.body).toMatchObject({ version: 4, unpaid_days: 5 });
  });
});
