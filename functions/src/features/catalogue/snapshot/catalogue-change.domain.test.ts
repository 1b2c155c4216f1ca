import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { isWrittenByAdmin, publishingUrgency } from './catalogue-change.domain';

const product = {
  id: 1,
  title: 'Photo Book',
  sizes: [1, 2],
  created_at: Timestamp.fromMillis(1000),
  rating_average: 4,
  rating_count: 1,
  rating_sum: 4,
  order_count: 7,
};

describe('publishingUrgency', () => {
  it('is immediate for created, deleted and changed records', () => {
    expect(publishingUrgency(undefined, product)).toBe('now');
    expect(publishingUrgency(product, undefined)).toBe('now');
    expect(publishingUrgency(product, { ...product, title: 'Album' })).toBe('now');
    expect(publishingUrgency(product, { ...product, sizes: [2, 1] })).toBe('now');
    expect(publishingUrgency(product, { ...product, discount: 5 })).toBe('now');
    const fields = Object.entries(product).filter(([name]) => name !== 'title');
    expect(publishingUrgency(product, Object.fromEntries(fields))).toBe('now');
  });

  it('batches ratings and orders', () => {
    const rated = { ...product, rating_average: 4.5, rating_count: 2, rating_sum: 9 };
    expect(publishingUrgency(product, rated)).toBe('batch');
    expect(publishingUrgency(product, { ...product, order_count: 8 })).toBe('batch');
  });

  it('is immediate for a change together with a rating', () => {
    expect(publishingUrgency(product, { ...product, rating_sum: 9, title: 'Album' })).toBe('now');
  });

  it('is none for a write without a change', () => {
    const same = { ...product, sizes: [1, 2], created_at: Timestamp.fromMillis(1000) };
    expect(publishingUrgency(product, same)).toBe('never');
    expect(publishingUrgency(undefined, undefined)).toBe('never');
  });
});

describe('isWrittenByAdmin', () => {
  it('detects writes of management calls, which update changed_at', () => {
    expect(isWrittenByAdmin({ name: 'A', changed_at: 1 }, { name: 'B', changed_at: 2 })).toBe(true);
    expect(isWrittenByAdmin(undefined, { name: 'A', changed_at: 1 })).toBe(true);
    expect(isWrittenByAdmin({ changed_at: 1 }, { changed_at: 1, rating_count: 3 })).toBe(false);
    expect(isWrittenByAdmin(undefined, { name: 'A' })).toBe(false);
    expect(isWrittenByAdmin({ changed_at: 1 }, undefined)).toBe(false);
  });
});
