import { EXPORT_PART_ROWS } from '@smriti/shared/base/lists';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database';
import { SHOP_DEFAULTS } from '../../../platform/parameters/shop-parameters';
import { ORDER_TIME, pendingOrder } from '../order.test-data';
import { exportOrdersCsv } from './order-export.service';

/** A fake shop with a number of orders; it counts the page reads. */
function shop(orders: number) {
  let asked = 0;
  const find: Database['find'] = () => {
    const left = Math.min(500, orders - asked * 500);
    asked += 1;
    return Promise.resolve(
      Array.from({ length: left }, (_, at) => {
        const id = `ORD${(asked - 1) * 500 + at}`;
        const order = pendingOrder(id);
        const stamp = Timestamp.fromDate(ORDER_TIME);
        const history = order.history.map((event) => ({ ...event, at: stamp }));
        const data = { ...order, history, created_at: stamp, updated_at: stamp };
        return { id, path: `orders/${id}`, data };
      }),
    );
  };
  const deps = {
    db: { find, count: () => Promise.resolve(orders) },
    clock: { now: () => ORDER_TIME },
    config: { shop: SHOP_DEFAULTS },
  };
  return { deps, asked: () => asked };
}

const linesIn = (bytes: Buffer) => bytes.toString().trimEnd().split('\r\n');

it('is one table of all orders if they fit into one part', async () => {
  const { deps, asked } = shop(1_203);
  const { bytes, filename, headers } = await exportOrdersCsv(deps, {});
  expect(filename).toBe('orders.csv');
  expect(headers).toEqual({});
  const [header, ...lines] = linesIn(bytes);
  expect(header).toContain('Order,Requested');
  expect(lines.map((line) => line.split(',')[0])).toEqual(
    Array.from({ length: 1_203 }, (_, at) => `ORD${at}`),
  );
  expect(asked()).toBe(3);
});

it('contains only the orders of a filtered list', async () => {
  const { deps } = shop(1_203);
  const found = await exportOrdersCsv(deps, { q: 'ord12', status: 'Pending' });
  const [, ...lines] = linesIn(found.bytes);
  expect(lines.map((line) => line.split(',')[0])).toEqual(
    Array.from({ length: 1_203 }, (_, at) => `ORD${at}`).filter((id) => id.startsWith('ORD12')),
  );
  const none = await exportOrdersCsv(deps, { q: 'ord12', status: 'Shipped' });
  expect(linesIn(none.bytes)).toHaveLength(1);
  await expect(exportOrdersCsv(deps, { q: 'x' })).rejects.toThrow();
});

it('continues with a part without column names if there are more', async () => {
  const { deps } = shop(EXPORT_PART_ROWS + 1);
  const first = await exportOrdersCsv(deps, { month: '2026-03' });
  expect(linesIn(first.bytes)).toHaveLength(1 + EXPORT_PART_ROWS);
  const cursor = first.headers['X-Next-Cursor'];
  const last = await exportOrdersCsv(deps, { month: '2026-03', cursor });
  expect(linesIn(last.bytes).map((line) => line.split(',')[0])).toEqual([`ORD${EXPORT_PART_ROWS}`]);
  expect(last.headers).toEqual({});
});

it('refuses a malformed cursor', async () => {
  const { deps } = shop(1);
  await expect(exportOrdersCsv(deps, { cursor: 'x' })).rejects.toThrow('not a cursor');
});
