import { describe, expect, it } from 'vitest';
import { listCouponProblems, NEW_COUPON, toCouponBody, toCouponForm } from './coupon-form';

const form = { ...NEW_COUPON, title: 'Diwali', code: 'diwali-20', percent: '20' };

describe('the form of a coupon', () => {
  it.each([
    {},
    { hasCode: false, code: '' },
    { kind: 'amount', percent: '', amount: '99.50' } as const,
    { kind: 'free_shipping', percent: '' } as const,
    { firstDay: '2026-11-01', lastDay: '2026-11-01' },
    { maxUses: '', maxUsesPerCustomer: '', minOrder: '1999' },
  ])('accepts %j', (change) => {
    expect(listCouponProblems({ ...form, ...change })).toEqual([]);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ code: 'D_20' }, 'code'],
    [{ percent: '0' }, 'percent'],
    [{ percent: '101' }, 'percent'],
    [{ percent: '12.5' }, 'percent'],
    [{ kind: 'amount' } as const, 'amount'],
    [{ firstDay: '2026-11-02', lastDay: '2026-11-01' }, 'lastDay'],
    [{ maxUses: '0' }, 'maxUses'],
    [{ maxUsesPerCustomer: 'one' }, 'maxUsesPerCustomer'],
    [{ minOrder: '1.234' }, 'minOrder'],
  ])('refuses %j', (change, field) => {
    expect(listCouponProblems({ ...form, ...change })).toEqual([{ field }]);
  });

  it('sends only what the kind has, and whole days of India, and reads them back', () => {
    const filled = { ...form, amount: '5', firstDay: '2026-11-01', lastDay: '2026-11-12' };
    const body = toCouponBody(filled);
    expect(body).toMatchObject({
      percent: 20,
      amount: 0,
      starts_at: '2026-10-31T18:30:00.000Z',
      ends_at: '2026-11-12T18:30:00.000Z',
      max_uses: null,
      max_uses_per_customer: 1,
      min_order: 0,
    });
    const stored = { ...body, starts_at: body.starts_at ?? null, ends_at: body.ends_at ?? null };
    const more = { id: 'DIWALI20', code: 'DIWALI20', state: 'valid', uses: 0, version: 1 } as const;
    const created_at = '2026-10-01T00:00:00.000Z';
    expect(toCouponForm({ ...stored, ...more, created_at })).toEqual({
      ...filled,
      code: 'DIWALI20',
      amount: '',
    });
  });
});
