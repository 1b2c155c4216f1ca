import { describe, expect, it } from 'vitest';
import { applyProviderStatus, createPaymentState, movePayment } from './payment.states';

const now = '2026-06-02T10:00:00.000Z';
const begun = createPaymentState({ uid: 'asha', now: '2026-06-01T10:00:00.000Z' });

describe('applyProviderStatus', () => {
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
    const after = applyProviderStatus({ payment_status: current, history: [] }, update, now);
    expect(after.payment_status).toBe(next);
    expect(after.history.map(({ from, to }) => [from, to])).toEqual(
      current === next ? [] : [[current, next]],
    );
  });
});

describe('transition', () => {
  const paid = { id: 'payment', payment_status: 'paid', history: begun.history } as const;

  it('changes the state, and records author and time', () => {
    const made = { at: now, by: 'shop', by_uid: null, from: 'paid', to: 'refunded' };
    expect(
      movePayment({ ...paid, history: [...paid.history] }, { to: 'refunded', by: 'shop', now }),
    ).toEqual({ id: 'payment', payment_status: 'refunded', history: [...begun.history, made] });
    expect(begun.history).toEqual([
      { at: '2026-06-01T10:00:00.000Z', by: 'owner', by_uid: 'asha', from: null, to: 'pending' },
    ]);
  });

  it('refuses moves that the table does not have', () => {
    const payment = { ...paid, history: [...paid.history] };
    expect(() => movePayment(payment, { to: 'failed', by: 'provider', now })).toThrow(
      /cannot become failed/,
    );
    expect(() => movePayment(payment, { to: 'refunded', by: 'provider', now })).toThrow(
      /cannot become/,
    );
  });

  it('keeps the 20 newest moves', () => {
    const move = { at: now, by: 'provider', by_uid: null, from: null, to: 'failed' } as const;
    const payment = { payment_status: 'failed' as const, history: Array(20).fill(move) };
    const { history } = movePayment(payment, { to: 'paid', by: 'provider', now });
    expect(history).toHaveLength(20);
    expect(history.at(-1)).toMatchObject({ from: 'failed', to: 'paid' });
  });
});
