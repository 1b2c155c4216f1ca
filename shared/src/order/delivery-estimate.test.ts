import type { Closing } from './closings';
import { describe, expect, it } from 'vitest';
import { deliveryEstimate, latestPrintDay } from './delivery-estimate';

describe('deliveryEstimate', () => {
  const date = '2026-10-26T10:00:00.000Z';
  const shipped = {
    estimated_delivery: date,
    order_status: 'Shipped',
    payment_status: 'paid',
  } as const;
  const [onTheDay, dayAfter] = ['2026-10-26T18:00:00.000Z', '2026-10-26T18:30:00.000Z'];
  const estimate = (changes: object, now = dayAfter) =>
    deliveryEstimate({ ...shipped, ...changes }, new Date(now));

  it('is late once its day has passed in India', () => {
    expect(estimate({}, onTheDay)).toEqual({ date, isLate: false });
    expect(estimate({}, dayAfter)).toEqual({ date, isLate: true });
    expect(estimate({ order_status: 'processing' })).toEqual({ date, isLate: true });
  });

  it('is null if no delivery is expected', () => {
    expect(estimate({ order_status: 'Delivered' })).toBeNull();
    expect(estimate({ order_status: 'Cancelled' })).toBeNull();
    expect(estimate({ estimated_delivery: null })).toBeNull();
  });

  it('is null instead of late while the order is unpaid', () => {
    const unpaid = { order_status: 'processing', payment_status: 'failed' };
    expect(estimate(unpaid, onTheDay)).toEqual({ date, isLate: false });
    expect(estimate(unpaid)).toBeNull();
  });
});

describe('latestPrintDay', () => {
  const method = { id: 1, name: 'Standard', description: '', price: 79, min_days: 5, max_days: 7 };
  const dayOf = (changes: object, closings: Closing[] = []) =>
    latestPrintDay(
      {
        estimated_delivery: '2026-10-26T10:00:00.000Z',
        shipping_method: { ...method, ...changes },
      },
      closings,
    );

  it('subtracts the shortest shipping time from the delivery day', () => {
    expect(dayOf({})).toBe('2026-10-21T10:00:00.000Z');
    const closings = [{ from: '2026-10-20', to: '2026-10-22' }];
    expect(dayOf({}, closings)).toBe('2026-10-19T10:00:00.000Z');
  });

  it('is null if the method has no range of days', () => {
    expect(dayOf({ min_days: 0, max_days: 0 })).toBeNull();
    expect(dayOf({ min_days: 7 })).toBeNull();
    const estimated_delivery = '2026-10-26T10:00:00.000Z';
    expect(latestPrintDay({ estimated_delivery, shipping_method: null }, [])).toBeNull();
  });
});
