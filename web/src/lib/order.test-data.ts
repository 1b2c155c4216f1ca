import type { OrderDetail } from '@smriti/shared/order/orders';

/** An order that is placed and paid. */
export const ORDER: OrderDetail = {
  ...{ id: 'ORD1', order_id: 'ORD1', user_id: 'asha', cart_id: 'a1', placement_id: null },
  ...{ is_reorder: false, order_status: 'processing', payment_status: 'paid', pay_until: null },
  created_at: '2026-06-01T10:00:00.000Z',
  updated_at: '2026-06-01T10:00:00.000Z',
  placed_at: '2026-06-01T10:00:00.000Z',
  estimated_delivery: '2026-06-08T10:00:00.000Z',
  ...{ total_price: 100, quantity: 1, subtotal: 100, shipping_price: 0, discount: 0 },
  ...{ initial_paid: 0, gift_used: 0, points_used: 0, points_value: 0 },
  ...{ amount_paid: 100, amount_due: 0, grand_total: 100 },
  ...{ contact_name: '', contact_phone: '', contact_email: '' },
  ...{ shipping_address_line1: '', shipping_address_line2: '' },
  ...{ city: '', state: '', country: '', postal_code: '' },
  ...{ shipping_method: null, carrier: '', tracking_number: '' },
  ...{ print_state: 'waiting', refunded: 0, replaces: null, refunds: [], has_credit_note: false },
  ...{ can_cancel: false, is_held: false, has_invoice: false, photos_deleted_at: null },
  ...{ given_back: null, history: [] },
  cart: {
    ...{ id: 'a1', title: 'Kerala', status: 'Approved', quantity: 1, images: [] },
    products: { id: null, title: '' },
  },
};
