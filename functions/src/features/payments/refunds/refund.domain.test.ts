import { paise } from '@smriti/shared/base/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  unrefundedPaise,
  addOwedRefundAcross,
  addOwedRefund,
  addFullRefund,
  updateRefundState,
} from './refund.domain';
import { refundedPaise } from './refunded.domain';

const NOW = '2026-03-01T10:00:00.000Z';
type Payment = Parameters<typeof addOwedRefund>[0];

const paid: Payment = {
  payment_status: 'paid',
  amount_paise: paise(10_000),
  refund: 'none',
  refunds: [],
  history: [],
  ask_at: null,
  updated_at: '2026-02-01T10:00:00.000Z',
};
const part = (key: string, amount: number) => ({ key, amountPaise: paise(amount), now: NOW });
const sent = (key: string, providerId = 'r1') => ({ key, state: 'sent', providerId }) as const;

describe('addOwedRefund', () => {
  it('owes a part, which is requested at once, and keeps the payment paid', () => {
    expect(addOwedRefund(paid, part('o1', 4_000))).toEqual({
      ...paid,
      refund: 'owed',
      refunds: [{ key: 'o1', amount_paise: 4_000, state: 'owed', provider_id: null }],
      ask_at: NOW,
      updated_at: NOW,
    });
  });

  it('owes nothing twice for the same key, and nothing for an amount of zero', () => {
    const once = addOwedRefund(paid, part('o1', 4_000));
    expect(addOwedRefund(once, part('o1', 4_000))).toBe(once);
    expect(addOwedRefund(paid, part('o2', 0))).toBe(paid);
  });

  it('marks a payment as refunded when nothing is left of it', () => {
    const all = addOwedRefund(addOwedRefund(paid, part('o1', 4_000)), part('o2', 6_000));
    expect(all.payment_status).toBe('refunded');
    expect(addOwedRefund(all, part('o3', 1))).toBe(all);
  });

  it('never refunds more than was paid, for any request', () => {
    const asked = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(9_000)));
    fc.assert(
      fc.property(asked, (parts) => {
        const after = parts.reduce(
          (payment, [key, amount]) => addOwedRefund(payment, part(key, amount)),
          paid,
        );
        expect(refundedPaise(after) + unrefundedPaise(after)).toBe(paid.amount_paise);
        expect(unrefundedPaise(after)).toBeGreaterThanOrEqual(0);
        expect(after.payment_status).toBe(unrefundedPaise(after) === 0 ? 'refunded' : 'paid');
      }),
    );
  });
});

describe('addOwedRefundAcross', () => {
  it('owes as much as is left of each payment, one after the other', () => {
    const some = addOwedRefund(paid, part('o1', 4_000));
    const owing = addOwedRefundAcross([some, paid, paid], part('r1', 8_000));
    const parts = owing.map(({ refunds }) => refunds.at(-1)?.amount_paise);
    expect(parts).toEqual([6_000, 2_000]);
  });
});

describe('addFullRefund', () => {
  it('owes what is left after partial refunds', () => {
    const rest = addFullRefund(addOwedRefund(paid, part('o1', 4_000)), NOW);
    expect(rest).toMatchObject({ payment_status: 'refunded', refund: 'owed' });
    expect(rest.history).toMatchObject([{ at: NOW, by: 'shop', from: 'paid', to: 'refunded' }]);
    expect(rest.refunds.map(({ amount_paise: amount }) => amount)).toEqual([4_000, 6_000]);
  });
});

describe('updateRefundState', () => {
  const owed = addOwedRefund(paid, part('o1', 4_000));

  it('is sent once the provider has accepted every part', () => {
    const two = addOwedRefund(owed, part('o2', 1_000));
    const one = updateRefundState(two, sent('o1'), NOW);
    expect(one.refund).toBe('owed');
    expect(updateRefundState(one, sent('o2', 'r2'), NOW).refund).toBe('sent');
  });

  it('stays done after later events', () => {
    const done = updateRefundState(owed, { key: 'o1', state: 'done', providerId: 'r1' }, NOW);
    expect(updateRefundState(done, sent('o1'), NOW)).toEqual(done);
    expect(updateRefundState(done, { key: 'o1', state: 'owed', providerId: 'r1' }, NOW)).toEqual(
      done,
    );
  });

  it('is owed again after a failure, but not after the failure of an earlier attempt', () => {
    const first = updateRefundState(owed, sent('o1'), NOW);
    const failed = updateRefundState(first, { key: 'o1', state: 'owed', providerId: 'r1' }, NOW);
    expect(failed).toMatchObject({ refund: 'owed', refunds: [{ provider_id: null }] });
    const second = updateRefundState(failed, sent('o1', 'r2'), NOW);
    expect(updateRefundState(second, { key: 'o1', state: 'owed', providerId: 'r1' }, NOW)).toEqual(
      second,
    );
  });

  it('ignores other keys', () => {
    expect(updateRefundState(owed, sent('o9'), NOW)).toEqual(owed);
  });
});
