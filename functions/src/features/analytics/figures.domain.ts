import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import { DESIGN_KINDS, type DesignKind } from '@smriti/shared/catalogue/design-kinds';
import { toIndianDay } from '@smriti/shared/base/indian-days';
import type { AlbumEventRecord } from '../albums/album.records';
import type { OrderRecord } from '../orders/order.records';
import { refundTotalPaise } from '../orders/refunds/order-refund.domain';
import type { DailyFigures } from './figures.records';

/** Time window of the events to add; the figures already contain earlier ones. */
export interface FiguresWindow {
  after: Date;
  until: Date;
}

export type FiguresByDay = Map<string, DailyFigures>;

export function emptyDailyFigures(day: string): DailyFigures {
  const nothing = paise(0);
  return {
    day,
    orders: 0,
    sold_paise: nothing,
    refunded_paise: nothing,
    products: {},
    own_designs: {},
    requested: 0,
    responded: 0,
    waited_minutes: 0,
  };
}

function isWithin(time: string, { after, until }: FiguresWindow): boolean {
  const moment = Date.parse(time);
  return moment > after.getTime() && moment <= until.getTime();
}

function change(days: FiguresByDay, time: string, add: (figures: DailyFigures) => DailyFigures) {
  const day = toIndianDay(new Date(time));
  days.set(day, add(days.get(day) ?? emptyDailyFigures(day)));
}

export interface OrderSale {
  /** Price of the order, regardless of the means of payment. */
  total_paise: Paise;
  /** Kind of a design without a product; null for products, and if its album is unknown. */
  own_design: DesignKind | null;
}

const NOTHING_SOLD = { pieces: 0, amount_paise: paise(0) };

/** Adds up pieces and amounts; a missing one counts as nothing. */
function addSold(
  { pieces, amount_paise }: typeof NOTHING_SOLD = NOTHING_SOLD,
  other: typeof NOTHING_SOLD = NOTHING_SOLD,
): typeof NOTHING_SOLD {
  return {
    pieces: pieces + other.pieces,
    amount_paise: sumPaise(amount_paise, other.amount_paise),
  };
}

function addSale(figures: DailyFigures, { album }: OrderRecord, sale: OrderSale): DailyFigures {
  const { total_paise, own_design } = sale;
  const { orders, sold_paise, products, own_designs } = figures;
  const sold = { ...figures, orders: orders + 1, sold_paise: sumPaise(sold_paise, total_paise) };
  const added = { pieces: album.quantity, amount_paise: total_paise };
  if (album.product_id !== null) {
    const id = String(album.product_id);
    const product = { title: album.product, ...addSold(products[id], added) };
    return { ...sold, products: { ...products, [id]: product } };
  }
  if (own_design === null) return sold;
  const own = addSold(own_designs[own_design], added);
  return { ...sold, own_designs: { ...own_designs, [own_design]: own } };
}

function subtractRefund(figures: DailyFigures, amount: Paise): DailyFigures {
  return { ...figures, refunded_paise: sumPaise(figures.refunded_paise, amount) };
}

/** Partial refunds of an order up to a time. */
function sumPartialRefunds({ refunds }: OrderRecord, until: string): Paise {
  const before = refunds.filter(({ at }) => Date.parse(at) <= Date.parse(until));
  return sumPaise(...before.map(refundTotalPaise));
}

/**
 * Adds the events of an order within the window. Reads its history, so that later moves do not change
 * the result. A free replacement is no sale.
 */
export function addOrderFigures(
  days: FiguresByDay,
  order: OrderRecord,
  sale: OrderSale,
  window: FiguresWindow,
): void {
  if (order.replaces !== null) return;
  for (const refund of order.refunds.filter(({ at }) => isWithin(at, window))) {
    change(days, refund.at, (figures) => subtractRefund(figures, refundTotalPaise(refund)));
  }
  let before = 'pending';
  for (const { at, payment_status } of order.history) {
    const isChange = payment_status !== before && isWithin(at, window);
    if (isChange && payment_status === 'paid') {
      change(days, at, (figures) => addSale(figures, order, sale));
    }
    if (isChange && payment_status === 'refunded') {
      const rest = paise(Math.max(0, sale.total_paise - sumPartialRefunds(order, at)));
      change(days, at, (figures) => subtractRefund(figures, rest));
    }
    before = payment_status;
  }
}

const MINUTE_MILLISECONDS = 60_000;

/** Adds a move of an album. @param requestedAt time of its last request; null when unknown */
export function addAlbumMoveFigures(
  days: FiguresByDay,
  { at, to }: Pick<AlbumEventRecord, 'at' | 'to'>,
  requestedAt: string | null,
): void {
  if (to === 'Requested') {
    change(days, at, (figures) => ({ ...figures, requested: figures.requested + 1 }));
  }
  if (to !== 'Responded' || requestedAt === null) return;
  const waited = Math.round((Date.parse(at) - Date.parse(requestedAt)) / MINUTE_MILLISECONDS);
  // requested again since then: the response time is unknown
  if (waited < 0) return;
  change(days, at, (figures) => ({
    ...figures,
    responded: figures.responded + 1,
    waited_minutes: figures.waited_minutes + waited,
  }));
}

/** Adds up two sets of figures of the same day. */
export function addDailyFigures(one: DailyFigures, other: DailyFigures): DailyFigures {
  const products = { ...one.products };
  for (const [id, { title, ...sold }] of Object.entries(other.products)) {
    products[id] = { title, ...addSold(products[id], sold) };
  }
  const own_designs = { ...one.own_designs };
  for (const kind of DESIGN_KINDS) {
    const sold = other.own_designs[kind];
    if (sold) own_designs[kind] = addSold(own_designs[kind], sold);
  }
  return {
    day: one.day,
    orders: one.orders + other.orders,
    sold_paise: sumPaise(one.sold_paise, other.sold_paise),
    refunded_paise: sumPaise(one.refunded_paise, other.refunded_paise),
    products,
    own_designs,
    requested: one.requested + other.requested,
    responded: one.responded + other.responded,
    waited_minutes: one.waited_minutes + other.waited_minutes,
  };
}
