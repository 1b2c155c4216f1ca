import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { pendingOrder } from '../order.test-data';
import { toCsv } from '../../../platform/formats/csv';
import { ORDER_CSV_HEADER, toOrderCsvRow } from './order-csv.presenter';

it('has a line for each order, with amounts in rupees and entered formulas as text', () => {
  const made = { created_at: '2026-03-01T20:00:00.000Z' };
  const pending = { ...pendingOrder('ORDABCD2345', { title: '=1+1' }), ...made };
  const none = paise(0);
  const amounts = {
    subtotal_paise: paise(100_000),
    shipping_paise: paise(7_950),
    discount_paise: none,
    coupon_paise: none,
    initial_paid_paise: none,
    gift_paise: none,
    points: 0,
    points_paise: none,
    due_paise: paise(107_950),
  };
  const coupon = { id: 'FREESHIP', code: 'FREESHIP', title: '', kind: 'free_shipping' as const };
  const [header, first, second] = toCsv(
    ORDER_CSV_HEADER,
    [pending, { ...pending, amounts, coupon }].map(toOrderCsvRow),
  )
    .toString()
    .split('\r\n');
  expect(header).toContain('Order,Requested,Placed,Status,Payment');
  expect(first).toContain(`ORDABCD2345,2 Mar 2026,,Pending,pending,,,,"'=1+1",Layflat,2,`);
  expect(second).toContain(',1000,79.5,0,FREESHIP,0,0,0,1079.5,0,');
});
