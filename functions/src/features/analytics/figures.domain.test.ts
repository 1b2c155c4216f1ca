import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../orders/order.records';
import {
  addAlbumMoveFigures,
  addOrderFigures,
  type FiguresByDay,
  emptyDailyFigures,
  addDailyFigures,
} from './figures.domain';

const window = {
  after: new Date('2026-02-01T00:00:00.000Z'),
  until: new Date('2026-02-28T00:00:00.000Z'),
};
const TOTAL = paise(120_000);

type Step = readonly [at: string, payment: OrderRecord['payment_status']];

/** An order with the fields the figures use. */
function orderOf(...steps: readonly Step[]): OrderRecord {
  const history = steps.map(([at, payment_status]) => ({ at, payment_status }));
  const album = { product_id: 7, product: 'Travel book', quantity: 2 };
  return { history, album, refunds: [], replaces: null } as unknown as OrderRecord;
}

function figuresOf(order: OrderRecord): FiguresByDay {
  const days: FiguresByDay = new Map();
  addOrderFigures(days, order, { total_paise: TOTAL, own_design: 'canvas' }, window);
  return days;
}

describe('addOrderFigures', () => {
  it('counts a sale once, on the day in India on which it was paid', () => {
    const order = orderOf(
      ['2026-02-09T10:00:00.000Z', 'pending'],
      ['2026-02-10T19:00:00.000Z', 'paid'],
      ['2026-02-12T10:00:00.000Z', 'paid'],
    );
    const product = { title: 'Travel book', pieces: 2, amount_paise: TOTAL };
    expect([...figuresOf(order)]).toEqual([
      [
        '2026-02-11',
        {
          ...emptyDailyFigures('2026-02-11'),
          orders: 1,
          sold_paise: TOTAL,
          products: { 7: product },
        },
      ],
    ]);
  });

  it('subtracts a refund on its own day', () => {
    const order = orderOf(
      ['2026-02-10T10:00:00.000Z', 'paid'],
      ['2026-02-15T10:00:00.000Z', 'refunded'],
    );
    const days = figuresOf(order);
    expect(days.get('2026-02-10')).toMatchObject({ orders: 1, refunded_paise: 0 });
    expect(days.get('2026-02-15')).toMatchObject({ orders: 0, refunded_paise: TOTAL });
  });

  it('subtracts partial refunds, and then the rest', () => {
    const part = (at: string) => ({
      at,
      due_paise: paise(20_000),
      gift_paise: paise(10_000),
      initial_paise: paise(0),
      points_paise: paise(0),
    });
    const order = {
      ...orderOf(['2026-02-10T10:00:00.000Z', 'paid'], ['2026-02-15T10:00:00.000Z', 'refunded']),
      refunds: [part('2026-01-20T10:00:00.000Z'), part('2026-02-12T10:00:00.000Z')],
    } as OrderRecord;
    const days = figuresOf(order);
    expect(days.get('2026-01-20')).toBeUndefined();
    expect(days.get('2026-02-12')?.refunded_paise).toBe(30_000);
    expect(days.get('2026-02-15')?.refunded_paise).toBe(TOTAL - 60_000);
  });

  it('counts an own design by its kind, or as unknown without one', () => {
    const order = orderOf(['2026-02-10T10:00:00.000Z', 'paid']);
    const own = { ...order, album: { ...order.album, product_id: null } };
    const sold = { pieces: 2, amount_paise: TOTAL };
    const day = figuresOf(own).get('2026-02-10');
    expect(day).toMatchObject({ sold_paise: TOTAL, products: {}, own_designs: { canvas: sold } });
    const days: FiguresByDay = new Map();
    addOrderFigures(days, own, { total_paise: TOTAL, own_design: null }, window);
    expect(days.get('2026-02-10')).toMatchObject({ sold_paise: TOTAL, own_designs: {} });
  });

  it('does not count a free replacement', () => {
    const order = { ...orderOf(['2026-02-10T10:00:00.000Z', 'paid']), replaces: 'ORD1' };
    expect(figuresOf(order).size).toBe(0);
  });

  it('leaves out events before the window, which are counted already, and after it', () => {
    const before: Step = ['2026-01-31T10:00:00.000Z', 'paid'];
    const after: Step = ['2026-03-01T10:00:00.000Z', 'refunded'];
    expect(figuresOf(orderOf(before, after)).size).toBe(0);
    expect(figuresOf(orderOf(['2026-02-28T00:00:00.000Z', 'paid'])).size).toBe(1);
    expect(figuresOf(orderOf(['2026-02-01T00:00:00.000Z', 'paid'])).size).toBe(0);
  });
});

describe('addAlbumMoveFigures', () => {
  it('counts requests, and the time of each response', () => {
    const days: FiguresByDay = new Map();
    const at = '2026-02-10T10:00:00.000Z';
    addAlbumMoveFigures(days, { at, to: 'Requested' }, null);
    addAlbumMoveFigures(days, { at, to: 'Responded' }, '2026-02-10T08:30:00.000Z');
    addAlbumMoveFigures(days, { at, to: 'Approved' }, null);
    // requested again since then, or deleted: the response time is unknown
    addAlbumMoveFigures(days, { at, to: 'Responded' }, '2026-02-10T11:00:00.000Z');
    addAlbumMoveFigures(days, { at, to: 'Responded' }, null);
    expect([...days.values()]).toEqual([
      { ...emptyDailyFigures('2026-02-10'), requested: 1, responded: 1, waited_minutes: 90 },
    ]);
  });
});

it('adds to the existing figures of a day', () => {
  const sold = (title: string, pieces: number, amount: number) => ({
    title,
    pieces,
    amount_paise: paise(amount),
  });
  const one = {
    ...emptyDailyFigures('2026-02-10'),
    orders: 1,
    products: { 7: sold('Old title', 2, 100) },
    own_designs: { album: { pieces: 1, amount_paise: paise(40) } },
  };
  const other = {
    ...one,
    products: { 7: sold('New title', 1, 50), 8: sold('Canvas', 1, 30) },
    own_designs: {
      album: { pieces: 2, amount_paise: paise(60) },
      canvas: { pieces: 1, amount_paise: paise(5) },
    },
  };
  expect(addDailyFigures(one, other)).toEqual({
    ...emptyDailyFigures('2026-02-10'),
    orders: 2,
    products: { 7: sold('New title', 3, 150), 8: sold('Canvas', 1, 30) },
    own_designs: {
      album: { pieces: 3, amount_paise: paise(100) },
      canvas: { pieces: 1, amount_paise: paise(5) },
    },
  });
});
