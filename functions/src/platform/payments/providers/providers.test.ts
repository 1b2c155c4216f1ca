import { describe, expect, it } from 'vitest';
import { readConfig } from '../../parameters/config';
import { findSettlingProvider } from './providers';

const RAZORPAY = {
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};
const PROJECT = {
  GCLOUD_PROJECT: 'smriti-shop',
  WEB_API_KEY: 'key',
  PICTURE_SECRET: 'not a real one, but long enough for one',
};
const depsOf = (variables: Record<string, string>) => ({
  clock: { now: () => new Date('2026-03-01T10:00:00.000Z') },
  config: readConfig({ ...PROJECT, ...variables }),
});
const trial = depsOf({ ALLOW_SANDBOX_PAYMENTS: 'no-money-moves' });
const live = depsOf({
  ...RAZORPAY,
  RAZORPAY_KEY_ID: 'rzp_live_abc123',
  PAYMENT_PROVIDER: 'razorpay',
});
const withTestKeys = depsOf({
  ...RAZORPAY,
  RAZORPAY_KEY_ID: 'rzp_test_abc123',
  PAYMENT_PROVIDER: 'razorpay',
});
const ofSandbox = { provider: 'sandbox', livemode: false } as const;
const ofRazorpay = { provider: 'razorpay', livemode: true } as const;
const tried = { provider: 'razorpay', livemode: false } as const;

describe('findSettlingProvider', () => {
  it('settles payments with the provider that created them', () => {
    expect(findSettlingProvider(trial, ofSandbox)?.name).toBe('sandbox');
    expect(findSettlingProvider(live, ofRazorpay)?.name).toBe('razorpay');
    expect(findSettlingProvider(withTestKeys, tried)?.name).toBe('razorpay');
  });

  it('does not settle payments of the sandbox once another provider is active', () => {
    expect(findSettlingProvider(live, ofSandbox)).toBeNull();
  });

  it('separates test keys and live keys', () => {
    expect(findSettlingProvider(live, tried)).toBeNull();
    expect(findSettlingProvider(withTestKeys, ofRazorpay)).toBeNull();
  });

  it('does not settle payments of a provider that the shop no longer uses', () => {
    expect(findSettlingProvider(trial, ofRazorpay)).toBeNull();
  });
});
