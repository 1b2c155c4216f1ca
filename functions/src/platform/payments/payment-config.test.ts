import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { readPaymentConfig } from './payment-config';

const ACCOUNT = {
  RAZORPAY_KEY_ID: 'rzp_live_abc123',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};

function read(variables: Record<string, string>, id = 'smriti-shop', isEmulator = false) {
  return readPaymentConfig(variables, { id, isEmulator });
}

const clock = { now: () => new Date('2026-03-01T10:00:00.000Z') };
const razorpay = (variables: Record<string, string>) =>
  read({ ...ACCOUNT, PAYMENT_PROVIDER: 'razorpay', ...variables }).accounts.razorpay?.open({
    clock,
  });

describe('the payment settings', () => {
  it('use only Razorpay in a real project', () => {
    const config = read({ ...ACCOUNT, PAYMENT_PROVIDER: 'razorpay' });
    expect(config).toMatchObject({ active: 'razorpay', offered: ['razorpay'] });
    const charge = { id: 'p1', amountPaise: paise(50_000), state: { order_id: 'order_1' } };
    expect(razorpay({})?.checkout(charge)).toMatchObject({
      provider: 'razorpay',
      key_id: 'rzp_live_abc123',
      order_id: 'order_1',
    });
    expect(razorpay({})?.methods).toEqual(['card', 'upi', 'netbanking']);
  });

  it('recognise test keys, which move no money', () => {
    expect(razorpay({})?.livemode).toBe(true);
    expect(razorpay({ RAZORPAY_KEY_ID: 'rzp_test_abc123' })?.livemode).toBe(false);
  });

  it('can exclude methods that the account does not have', () => {
    const RAZORPAY_METHODS = 'card, upi';
    expect(razorpay({ RAZORPAY_METHODS })?.methods).toEqual(['card', 'upi']);
    expect(() => read({ RAZORPAY_METHODS: 'cheque' })).toThrow();
  });

  it('allow payments without money in a real project only if it is set explicitly', () => {
    expect(() => read({})).toThrow('ALLOW_SANDBOX_PAYMENTS=no-money-moves');
    expect(() => read({ PAYMENT_PROVIDER: 'sandbox' })).toThrow('ALLOW_SANDBOX_PAYMENTS');
    expect(() => read({ ALLOW_SANDBOX_PAYMENTS: 'true' })).toThrow();
    expect(read({ ALLOW_SANDBOX_PAYMENTS: 'no-money-moves' }).active).toBe('sandbox');
  });

  it('require nothing in the emulators and in demo projects', () => {
    const sandbox = { active: 'sandbox', offered: ['sandbox'] };
    expect(read({}, 'demo-shop')).toMatchObject(sandbox);
    expect(read({}, 'smriti-shop', true)).toMatchObject(sandbox);
    expect(Object.keys(read({}, 'demo-shop').accounts)).toEqual(['sandbox']);
  });

  it('allow several providers and another Razorpay URL in demo projects only', () => {
    const DEMO_PAYMENT_PROVIDERS = 'sandbox,razorpay';
    const RAZORPAY_API_ORIGIN = 'http://127.0.0.1:9000';
    const demo = read({ ...ACCOUNT, DEMO_PAYMENT_PROVIDERS, RAZORPAY_API_ORIGIN }, 'demo-shop');
    expect(demo).toMatchObject({ active: 'sandbox', offered: ['sandbox', 'razorpay'] });
    expect(Object.keys(demo.accounts)).toEqual(['sandbox', 'razorpay']);
    const real = { ...ACCOUNT, PAYMENT_PROVIDER: 'razorpay' };
    expect(() => read({ ...real, DEMO_PAYMENT_PROVIDERS })).toThrow('DEMO_PAYMENT_PROVIDERS');
    expect(() => read({ ...real, RAZORPAY_API_ORIGIN })).toThrow('RAZORPAY_API_ORIGIN');
  });

  it('name missing Razorpay settings', () => {
    for (const missing of Object.keys(ACCOUNT)) {
      const rest = Object.entries(ACCOUNT).filter(([name]) => name !== missing);
      const variables = { ...Object.fromEntries(rest), PAYMENT_PROVIDER: 'razorpay' };
      expect(() => read(variables)).toThrow(missing);
    }
  });
});
