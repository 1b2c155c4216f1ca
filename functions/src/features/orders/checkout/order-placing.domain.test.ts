import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { SHOP_DEFAULTS } from '../../../platform/parameters/shop-parameters';
import { ORDER_TIME, pendingOrder } from '../order.test-data';
import { toOrderAddress, toPlacedOrder } from './order-placing.domain';

const address = {
  id: 'home',
  user_id: 'asha',
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'a@smriti.test',
  phone: '9876543210',
  street: '1 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
  country: 'India',
  latitude: null,
  longitude: null,
  type: 'Home' as const,
  is_default: true,
  created_at: ORDER_TIME.toISOString(),
  updated_at: ORDER_TIME.toISOString(),
};
const shipping = {
  id: 1,
  name: 'Courier',
  description: 'By road.',
  price_paise: paise(7_900),
  min_days: 3,
  max_days: 5,
  hi: { name: 'कूरियर' },
};
const none = paise(0);
const share = {
  subtotalPaise: paise(100_000),
  shippingPaise: paise(7_900),
  initialPaidPaise: none,
  discountPaise: none,
  couponPaise: none,
  giftPaise: none,
  points: 0,
  pointsPaise: none,
  duePaise: paise(107_900),
};

// docs/rules.md#api-10
it('keeps fields of a newer release in order and album', () => {
  const pending = pendingOrder('ORD2');
  const newer = { ...pending, gift_wrap: 'red', album: { ...pending.album, gift_note: 'Nani' } };
  const placing = { placementId: 'P1', settings: SHOP_DEFAULTS, paymentMethod: 'card' } as const;
  const gift = { message: 'Love, Asha' };
  const more = {
    address: toOrderAddress(address),
    gift,
    shipping,
    coupon: null,
    paymentLink: null,
    restockDay: '2026-12-12',
    isPaidTogether: false,
    now: ORDER_TIME,
  };
  expect(toPlacedOrder(newer, newer.album, share, { ...placing, ...more })).toMatchObject({
    order_status: 'processing',
    gift_wrap: 'red',
    as_gift: gift,
    restock_day: '2026-12-12',
    album: { gift_note: 'Nani' },
    shipping: { name: 'Courier', hi: { name: 'कूरियर' } },
  });
});
