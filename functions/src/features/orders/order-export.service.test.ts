import { MAX_EXPORTED_ORDERS } from '@smriti/shared/order/order-exports';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { Database } from '../../platform/database/database';
import { ORDERED, pendingOrder } from '../order-records/order.test-data';
import { exportedOrders } from './order-export.service';

/** A shop with so many orders, and how often it was asked for a page of them. */
function shop(orders: number) {
  let asked = 0;
  const find: Database['find'] = () => {
    const left = Math.min(500, orders - asked * 500);
    asked += 1;
    return Promise.resolve(
      Array.from({ length: left }, (_, at) => {
        const id = `ORD${(asked - 1) * 500 + at}`;
        const order = pendingOrder(id);
        const stamp = Timestamp.fromDate(ORDERED);
        const history = order.history.map((event) => ({ ...event, at: stamp }));
        const data = { ...order, history, created_at: stamp, updated_at: stamp };
        return { id, path: `orders/${id}`, data };
      }),
    );
  };
  return { db: { find }, asked: () => asked };
}

it('reads orders as they are sent, a page at a time, and all of them', async () => {
  const { db, asked } = shop(1_203);
  const { bytes, filename } = await exportedOrders({ db }, undefined);
  expect(filename).toBe('orders.csv');
  expect(asked()).toBe(1);
  let text = '';
  for await (const part of bytes) text += part;
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toContain('Order,Requested');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
    Array.from({ length: 1_203 }, (_, at) => `ORD${at}`),
  );
  expect(asked()).toBe(3);
});

it('ends with as many as there is time for', async () => {
  const { db, asked } = shop(MAX_EXPORTED_ORDERS + 1);
  const { bytes } = await exportedOrders({ db }, undefined);
  let lines = -1; // the header
  for await (const part of bytes) lines += part.split('\r\n').length - 1;
  expect(lines).toBe(MAX_EXPORTED_ORDERS);
  expect(asked()).toBe(40);
});

it('fails before it sends anything when nothing can be read', async () => {
  const db = { find: () => Promise.reject(new Error('no database')) };
  await expect(exportedOrders({ db }, '2026-03')).rejects.toThrow('no database');
});
