import type { Endpoint } from '@smriti/shared/base/endpoint';
import { listAllOrders } from '@smriti/shared/order/order-management';
import { getDashboard } from '@smriti/shared/staff/dashboard';
import type { Origins } from '../../../shared/local/environment.ts';
import { callAs, type Person } from '../../dev/shop/shop-client.ts';
import { type Timing, timingOf } from '../../quality/figures/statistics.ts';
import { table, verdict } from '../../quality/figures/table.ts';

/** What staff open first, and what they look for. */
const CALLS: readonly { name: string; endpoint: Endpoint; query?: Record<string, string> }[] = [
  { name: 'orders, first page', endpoint: listAllOrders },
  { name: 'search by title', endpoint: listAllOrders, query: { q: 'honeymoon' } },
  { name: 'Today', endpoint: getDashboard },
];
/** The emulator looks through all orders for a search, which takes it seconds. */
const TIMED = 5;
/** The catalogue in memory is looked up again every two seconds, for one read. */
const LOOK_UP = 1;

interface CallFigures {
  name: string;
  orders: number;
  /** Milliseconds of the first answer, and of those after it. */
  first: number;
  later: Timing;
  reads: number;
}

/** Of each call at each size. */
export type ConsoleFigures = CallFigures[];

/** Times what staff open, and counts what it costs, with so many orders in the shop. */
export async function measureConsole(
  origins: Origins,
  admin: Person,
  orders: number,
): Promise<ConsoleFigures> {
  const figures: CallFigures[] = [];
  for (const { name, endpoint, query = {} } of CALLS) {
    const times: number[] = [];
    let reads = 0;
    for (let asked = 0; asked <= TIMED; asked += 1) {
      const startedAt = performance.now();
      const costs = await callAs(origins, admin, endpoint, { query });
      times.push(performance.now() - startedAt);
      // the first answer may load the catalogue into the memory of its process
      if (asked > 0) reads = Math.max(reads, costs.reads);
    }
    const [first = 0, ...others] = times;
    figures.push({ name, orders, first, later: timingOf(others), reads });
  }
  return figures;
}

/** The figures, with whether the reads are the same however many orders there are. */
export function consoleTable(figures: ConsoleFigures): string {
  const fewest = (name: string) =>
    Math.min(...figures.filter((one) => one.name === name).map(({ reads }) => reads));
  return table(
    `The console, ms: the first answer, then ${TIMED} more; document reads must not grow with the orders`,
    ['call', 'orders', 'first', 'p50', 'p95', 'reads', ''],
    figures.map(({ name, orders, first, later, reads }) => [
      name,
      String(orders),
      first.toFixed(0),
      later.p50.toFixed(1),
      later.p95.toFixed(1),
      String(reads),
      verdict(reads, fewest(name) + LOOK_UP),
    ]),
  );
}
