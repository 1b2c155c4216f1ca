import { describe, expect, it } from 'vitest';
import {
  recordAfterDeletion,
  createRetentionRecord,
  nextCheckAfterDeletion,
  addMonths,
  canDeleteOriginals,
  nextRetentionStep,
  retentionStart,
} from './retention.domain';

const delivered = new Date('2026-01-10T10:00:00.000Z');
const kept = createRetentionRecord({ id: 'a1', user_id: 'asha' }, delivered, {
  originals_months: 12,
  originals_notice_days: 30,
});
const told = { ...kept, state: 'told', due_at: kept.delete_at } as const;
const on = (day: string) => new Date(`${day}T10:00:00.000Z`);
const order = (order_status: 'Pending' | 'processing' | 'Shipped' | 'Delivered' | 'Cancelled') => ({
  order_status,
  is_reorder: false,
});

describe('addMonths', () => {
  it.each([
    ['2026-01-10', 12, '2027-01-10'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
  ])('%s and %s months is %s', (from, months, to) => {
    expect(addMonths(on(from), months)).toEqual(on(to));
  });
});

it('keeps originals for 12 months after the delivery, and notifies 30 days before', () => {
  expect(kept).toMatchObject({
    state: 'kept',
    delete_at: '2027-01-10T10:00:00.000Z',
    due_at: '2026-12-11T10:00:00.000Z',
    deleted_at: null,
  });
});

describe('retentionStart', () => {
  const move = (to: 'Shipped' | 'Delivered' | 'Cancelled', day: string) => ({
    to,
    at: on(day).toISOString(),
  });
  const placed = (...history: ReturnType<typeof move>[]) => ({ amounts: {}, history });
  const first = placed(move('Shipped', '2026-03-01'), move('Delivered', '2026-03-04'));
  const cancelled = placed(move('Cancelled', '2026-07-01'));
  const underWay = placed(move('Shipped', '2026-06-01'));

  it('is the last delivery of an album', () => {
    const reorder = placed(move('Shipped', '2026-05-01'), move('Delivered', '2026-05-03'));
    expect(retentionStart([reorder, first, underWay])).toEqual(on('2026-05-03'));
    expect(retentionStart([first, cancelled])).toEqual(on('2026-03-04'));
    expect(retentionStart([underWay])).toBeNull();
  });

  it('is the last cancellation of placed orders if nothing was delivered', () => {
    const earlier = placed(move('Cancelled', '2026-02-01'));
    expect(retentionStart([cancelled, earlier])).toEqual(on('2026-07-01'));
    expect(retentionStart([{ ...cancelled, amounts: null }])).toBeNull();
  });
});

describe('nextRetentionStep', () => {
  it('notifies first, and deletes on the announced day', () => {
    const telling = nextRetentionStep(
      kept,
      [order('Delivered'), order('Cancelled')],
      on('2026-12-11'),
    );
    expect(telling).toEqual({ kind: 'tell', record: told });
    expect(nextRetentionStep(told, [order('Delivered')], on('2027-01-10'))).toMatchObject({
      kind: 'delete',
    });
  });

  it('waits the full 30 days after a late notice', () => {
    const { record } = nextRetentionStep(kept, [order('Delivered')], on('2027-03-01'));
    expect(record).toMatchObject({ delete_at: '2027-03-31T10:00:00.000Z', state: 'told' });
    expect(record.due_at).toBe(record.delete_at);
  });

  it.each([
    order('processing'),
    order('Shipped'),
    { order_status: 'Pending', is_reorder: true } as const,
  ])('waits for an order that needs the photos, and notifies again afterwards: %j', (open) => {
    expect(nextRetentionStep(told, [order('Delivered'), open], on('2027-01-10'))).toEqual({
      kind: 'wait',
      record: { ...told, state: 'kept', due_at: '2027-01-17T10:00:00.000Z' },
    });
  });
});

describe('canDeleteOriginals', () => {
  it('is true on the announced day, after the notice', () => {
    expect(canDeleteOriginals(null, on('2030-01-01'))).toBe(false);
    expect(canDeleteOriginals(kept, on('2030-01-01'))).toBe(false);
    expect(canDeleteOriginals(told, on('2027-01-09'))).toBe(false);
    expect(canDeleteOriginals(told, on('2027-01-10'))).toBe(true);
    expect(canDeleteOriginals({ ...told, state: 'deleted' }, on('2027-01-01'))).toBe(true);
  });
});

describe('recordAfterDeletion', () => {
  const now = on('2027-01-10');

  it('records the time of the deletion, and stays due until the files are deleted', () => {
    const deleted = recordAfterDeletion(told, { gone: 2, kept: 1 }, now);
    expect(deleted).toMatchObject({ state: 'deleted', deleted_at: now.toISOString() });
    expect(deleted.due_at).toBe('2027-01-11T10:00:00.000Z');
    const later = recordAfterDeletion(deleted, { gone: 3, kept: 0 }, on('2027-02-10'));
    expect(later.deleted_at).toBe(now.toISOString());
    expect(nextCheckAfterDeletion(told, { gone: 2, kept: 1 }, now)).toBe(
      '2027-02-09T10:00:00.000Z',
    );
    expect(nextCheckAfterDeletion(told, { gone: 3, kept: 0 }, now)).toBeNull();
  });

  it('keeps an album orderable if others keep all its photos', () => {
    const still = recordAfterDeletion(told, { gone: 0, kept: 3 }, now);
    expect(still).toEqual({ ...told, due_at: '2027-02-09T10:00:00.000Z' });
  });
});
