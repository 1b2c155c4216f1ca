import { describe, expect, it } from 'vitest';
import { listFieldChanges } from './field-changes';

const fields = { gst_percent: 'GST', seller_name: 'Legal name', fields: 'Changed' };
const words = { yes: 'yes', no: 'no', nothing: 'nothing', fields };

describe('what an entry of the audit changed', () => {
  it('are listed field by field where they differ', () => {
    const before = { order_status: 'processing', amount: 1_250.5, hidden: false };
    const after = { order_status: 'Shipped', amount: 1_250.5, hidden: true };
    expect(listFieldChanges(before, after, words)).toEqual([
      { field: 'Order status', before: 'processing', after: 'Shipped' },
      { field: 'Hidden', before: 'no', after: 'yes' },
    ]);
  });

  it('are listed without a before or an after', () => {
    expect(listFieldChanges(null, { amount: 100_000, ids: ['a', 'b'] }, words)).toEqual([
      { field: 'Amount', before: null, after: '1,00,000' },
      { field: 'Ids', before: null, after: 'a, b' },
    ]);
    expect(listFieldChanges({ taken_by: null }, null, words)).toEqual([
      { field: 'Taken by', before: 'nothing', after: null },
    ]);
  });

  it('leave out empty fields that were not set, and show times in words', () => {
    const after = { expires_at: '2026-03-31T18:29:00.000Z', note: null };
    const [change, ...others] = listFieldChanges(null, after, words);
    expect(others).toEqual([]);
    expect(change?.after).toContain('31 Mar 2026');
  });

  it('name the settings as on their page', () => {
    const after = { gst_percent: 12, fields: ['seller_name'] };
    expect(listFieldChanges({ gst_percent: 18 }, after, words)).toEqual([
      { field: 'GST', before: '18', after: '12' },
      { field: 'Changed', before: null, after: 'Legal name' },
    ]);
  });

  it('leave out internal names', () => {
    const after = {
      refund_id: 'zTkbLoFMuLfsje3XiPhz',
      replacement_id: 'ORD2345ABCD',
      product_id: 7,
      payment_ids: ['zTkbLoFMuLfsje3XiPhz'],
    };
    expect(listFieldChanges(null, after, words).map(({ field }) => field)).toEqual([
      'Replacement id',
      'Product id',
    ]);
  });

  it('contain no database terms', () => {
    const [change] = listFieldChanges(
      { size: { min_photos: 4 } },
      { size: { min_photos: 8 } },
      words,
    );
    expect(change).toEqual({ field: 'Size', before: 'Min photos 4', after: 'Min photos 8' });
  });
});
