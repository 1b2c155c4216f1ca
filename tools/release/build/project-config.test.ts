import { expect, test } from 'vitest';
import { createProjectConfig } from './project-config.ts';

test('a command on a real project needs no secrets', () => {
  const settings = {
    WEB_API_KEY: 'key',
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    ORIGINALS_MONTHS: '6',
  };
  expect(createProjectConfig('smriti-shop', settings)).toMatchObject({
    projectId: 'smriti-shop',
    isEmulator: false,
    shop: { originals_months: 6 },
  });
});

test('the emulators need no settings', () => {
  expect(createProjectConfig('demo-smriti', {}).isEmulator).toBe(true);
});
