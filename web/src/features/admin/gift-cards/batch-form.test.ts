import { describe, expect, it } from 'vitest';
import { toBatchBody, listBatchProblems } from './batch-form';

// It is already the 11th in India.
const now = new Date('2026-03-10T20:00:00.000Z');
const form = { count: '10', amount: '500', until: '' };

describe('the form of a batch of gift cards', () => {
  it.each([{}, { count: '400' }, { amount: '99.50' }, { until: '2026-03-11' }])(
    'accepts %j',
    (change) => {
      expect(listBatchProblems({ ...form, ...change }, now)).toEqual([]);
    },
  );

  it.each([
    [{ count: '0' }, 'count'],
    [{ count: '401' }, 'count'],
    [{ count: '1.5' }, 'count'],
    [{ amount: '' }, 'amount'],
    [{ amount: '0.5' }, 'amount'],
    [{ amount: '1.234' }, 'amount'],
    [{ amount: '100001' }, 'amount'],
    [{ until: '2026-03-10' }, 'until'],
  ])('refuses %j', (change, field) => {
    expect(listBatchProblems({ ...form, ...change }, now)).toEqual([{ field }]);
  });

  it('sets the expiry at the end of the last day in India', () => {
    expect(toBatchBody({ ...form, until: '2026-03-31' })).toEqual({
      count: 10,
      amount: 500,
      expires_at: '2026-03-31T18:30:00.000Z',
    });
    expect(toBatchBody(form).expires_at).toBeNull();
  });
});
