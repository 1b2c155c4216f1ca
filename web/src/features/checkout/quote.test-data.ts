import type { Quote } from '@smriti/shared/order/checkout';

/** One copy of an album of ₹563.05. */
export const QUOTED_ITEM: Quote['items'][number] = {
  album_id: 'a1',
  order_id: 'ORD1',
  title: 'Kerala',
  product: '',
  product_id: null,
  price: 563.05,
  quantity: 1,
  subtotal: 563.05,
};
