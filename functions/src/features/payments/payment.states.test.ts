import { describe, expect, it } from 'vitest';
import { afterUpdate, transition } from './payment.states';

describe('afterUpdate', () => {
  it.each([
    ['pending', 'pending', 'pending'],
    ['pending', 'paid', 'paid'],
    ['pending', 'failed', 'failed'],
    ['failed', 'paid', 'paid'],
    ['failed', 'failed', 'failed'],
    ['failed', 'pending', 'failed'],
    ['paid', 'failed', 'paid'],
    ['paid', 'pending', 'paid'],
    ['refunded', 'paid', 'refunded'],
    ['refunded', 'failed', 'refunded'],
  ] as const)('%s and the update %s is %s', (current, update, next) => {
    expect(afterUpdate({ payment_status: current }, update).payment_status).toBe(next);
  });
});

describe('transition', () => {
  const paid = { id: 'payment', payment_status: 'paid' } as const;

  it('changes the state alone', () => {
    const refunded = { id: 'payment', payment_status: 'refunded' };
    expect(transition(paid, { to: 'refunded', by: 'shop' })).toEqual(refunded);
  });

  it('refuses what the table lacks', () => {
    expect(() => transition(paid, { to: 'failed', by: 'provider' })).toThrow(
      /cannot become failed/,
    );
    expect(() => transition(paid, { to: 'refunded', by: 'provider' })).toThrow(/cannot become/);
  });
});
