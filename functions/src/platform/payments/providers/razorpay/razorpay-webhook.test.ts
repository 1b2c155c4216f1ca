import { describe, expect, it } from 'vitest';
import { isValidRazorpaySignature, computeRazorpaySignature } from './razorpay-signature';
import { parseWebhookEvent } from './razorpay-webhook';

const payment = {
  id: 'pay_1',
  amount: 50_000,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_1',
  notes: [],
};
const refund = {
  id: 'rfnd_1',
  payment_id: 'pay_1',
  status: 'processed',
  notes: { refund_key: 'o1' },
};
const ofPayment = (event: string, changes: object = {}) =>
  parseWebhookEvent({ event, payload: { payment: { entity: { ...payment, ...changes } } } });
const ofRefund = (event: string, changes: object = {}) =>
  parseWebhookEvent({ event, payload: { refund: { entity: { ...refund, ...changes } } } });

describe('an event about a payment', () => {
  it('contains the order, and the outcome of the payment', () => {
    const state = { order_id: 'order_1', payment_id: 'pay_1' };
    expect(ofPayment('payment.captured')).toEqual({
      find: { key: 'order_id', value: 'order_1' },
      about: {
        kind: 'payment',
        update: {
          status: 'paid',
          failure: '',
          state,
          received: { amount: 50_000, currency: 'INR' },
        },
      },
    });
  });

  it.each([
    ['The bank said no', 'The bank said no.'],
    ['  Try\n again! ', 'Try again!'],
    ['', 'Your payment was not accepted.'],
    [null, 'Your payment was not accepted.'],
  ])('contains the reason of a failure: %j', (error_description, failure) => {
    const notice = ofPayment('payment.failed', { status: 'failed', error_description });
    expect(notice?.about).toMatchObject({ update: { status: 'failed', failure } });
  });

  it('shortens a long reason', () => {
    const changes = { status: 'failed', error_description: 'x'.repeat(2_000) };
    const about = ofPayment('payment.failed', changes)?.about;
    expect(about).toMatchObject({
      update: { failure: expect.stringMatching(/^x{299}\.$/) as unknown },
    });
  });

  it('is pending while the bank has only authorised the amount', () => {
    const about = ofPayment('payment.authorized', { status: 'authorized' })?.about;
    expect(about).toMatchObject({ update: { status: 'pending' } });
  });

  it.each([
    ['of no order', { order_id: null }],
    ['of no amount', { amount: 'x' }],
  ])('%s has no effect', (_what, changes) => {
    expect(ofPayment('payment.captured', changes)).toBeNull();
  });
});

it('contains an amount in another currency', () => {
  expect(ofPayment('payment.captured', { currency: 'USD' })?.about).toMatchObject({
    update: { received: { amount: 50_000, currency: 'USD' } },
  });
});

describe('an event about a dispute', () => {
  const ofDispute = (event: string, status: string) =>
    parseWebhookEvent({
      event,
      payload: {
        payment: { entity: payment },
        dispute: { entity: { id: 'disp_1', payment_id: 'pay_1', status, amount: 50_000 } },
      },
    });

  it.each([
    ['payment.dispute.created', 'open', 'open'],
    ['payment.dispute.under_review', 'under_review', 'open'],
    ['payment.dispute.action_required', 'action_required', 'open'],
    ['payment.dispute.won', 'won', 'won'],
    ['payment.dispute.closed', 'closed', 'won'],
    ['payment.dispute.lost', 'lost', 'lost'],
  ])('%s', (event, status, expected) => {
    expect(ofDispute(event, status)).toEqual({
      find: { key: 'payment_id', value: 'pay_1' },
      about: { kind: 'dispute', dispute: { id: 'disp_1', status: expected } },
    });
  });

  it('without its payment has no effect', () => {
    expect(parseWebhookEvent({ event: 'payment.dispute.created', payload: {} })).toBeNull();
  });
});

describe('an event about a refund', () => {
  it.each([
    ['refund.created', 'pending', 'sent'],
    ['refund.processed', 'processed', 'done'],
    ['refund.failed', 'failed', 'owed'],
  ] as const)('%s', (event, status, state) => {
    expect(ofRefund(event, { status })).toEqual({
      find: { key: 'payment_id', value: 'pay_1' },
      about: { kind: 'refund', key: 'o1', update: { state, providerId: 'rfnd_1' } },
    });
  });

  it('that the shop did not request has no effect', () => {
    expect(ofRefund('refund.processed', { notes: [] })).toBeNull();
    expect(ofRefund('refund.processed', { notes: {} })).toBeNull();
  });
});

it.each([null, 'x', {}, { event: 'settlement.processed' }, { event: 'payment.captured' }])(
  '%j has no effect',
  (body) => {
    expect(parseWebhookEvent(body)).toBeNull();
  },
);

describe('isValidRazorpaySignature', () => {
  it('is true for the right signature, of bytes and of text', () => {
    expect(
      isValidRazorpaySignature('secret', Buffer.from('ä'), computeRazorpaySignature('ä', 'secret')),
    ).toBe(true);
  });

  it.each([
    '',
    'x',
    computeRazorpaySignature('text', 'other'),
    computeRazorpaySignature('text ', 'secret'),
  ])('is false for %s', (signature) => {
    expect(isValidRazorpaySignature('secret', 'text', signature)).toBe(false);
  });
});
