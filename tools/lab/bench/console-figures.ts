import type { Endpoint } from '@smriti/shared/base/endpoint';
import { listAllOrders } from '@smriti/shared/order/order-list';
import { getDashboard } from '@smriti/shared/staff/dashboard';
import type { Origins } from '../../../shared/local/environment.ts';
import { callEndpointAs, type ShopUser } from '../../dev/shop/shop-client.ts';
import { type Timing, toTiming } from '../../quality/figures/statistics.ts';
import { formatTable, budgetVerdict } from '../../quality/figures/table.ts';

/** Measured calls of the console. */
const CALLS: readonly { name: string; endpoint: Endpoint; query?: Record<string, string> }[] = [
  { name: 'orders, first page', endpoint: listAllOrders },
  { name: 'search by title', endpoint: listAllOrders, query: { q: 'honeymoon' } },
  { name: 'Today', endpoint: getDashboard },
];
/**
 * Number of timed calls; low, because the emulator scans all orders for a search, which takes
 * seconds.
 */
const TIMED_CALLS = 5;
/** Document reads of the check for a new catalogue, which happens every two seconds. */
const CATALOGUE_CHECK_READS = 1;

interface CallFigures {
  name: string;
  orders: number;
  /** Time of the first answer in ms, and timing of the later ones. */
  first: number;
  later: Timing;
  reads: number;
}

/** Figures of each call at each number of orders. */
export type ConsoleFigures = CallFigures[];

/** Measures times and document reads of the console calls with the current number of orders. */
export async function measureConsole(
  origins: Origins,
  admin: ShopUser,
  orders: number,
): Promise<ConsoleFigures> {
  const figures: CallFigures[] = [];
  for (const { name, endpoint, query = {} } of CALLS) {
    const times: number[] = [];
    let reads = 0;
    for (let asked = 0; asked <= TIMED_CALLS; asked += 1) {
      const startedAt = performance.now();
      const costs = await callEndpointAs(origins, admin, endpoint, { query });
      times.push(performance.now() - startedAt);
      // the first answer may load the catalogue into the memory of its process
      if (asked > 0) reads = Math.max(reads, costs.reads);
    }
    const [first = 0, ...others] = times;
    figures.push({ name, orders, first, later: toTiming(others), reads });
  }
  return figures;
}

/** Formats the figures, and says whether the reads stay the same with more orders. */
export function formatStaffConsoleTable(figures: ConsoleFigures): string {
  const fewest = (name: string) =>
    Math.min(...figures.filter((one) => one.name === name).map(({ reads }) => reads));
  return formatTable(
    `The console, ms: the first answer, then ${TIMED_CALLS} more; document reads must not grow with the orders`,
    ['call', 'orders', 'first', 'p50', 'p95', 'reads', ''],
    figures.map(({ name, orders, first, later, reads }) => [
      name,
      String(orders),
      first.toFixed(0),
      later.p50.toFixed(1),
      later.p95.toFixed(1),
      String(reads),
      budgetVerdict(reads, fewest(name) + CATALOGUE_CHECK_READS),
    ]),
  );
}
