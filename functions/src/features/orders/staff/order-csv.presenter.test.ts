import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { createRequestedOrder } from '../pending-order.domain';
import { toCsv } from '../../../platform/formats/csv';
import { ORDER_CSV_HEADER, toOrderCsvRow } from './order-csv.presenter';

it('has a line for each order, with amounts in rupees and entered formulas as text', () => {
  const now = new Date('2026-03-01T20:00:00.000Z');
  const album = {
    id: 'album',
    user_id: 'asha',
    title: '=1+1',
    product_id: 7,
    quantity: 2,
    names: { product: 'Layflat' },
    photo_ids: [],
    status: 'Approved' as const,
    total_price_paise: paise(50_000),
    initial_paid_paise: paise(0),
  };
  const pending = createRequestedOrder('ORDABCD2345', album, { by: 'owner', uid: 'asha', now });
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
