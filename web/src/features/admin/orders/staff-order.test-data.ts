import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';

const made: StaffOrder['history'][number] = {
  at: '2026-06-01T09:00:00.000Z',
  by: 'owner',
  by_name: 'Asha Verma',
  note: '',
  from: null,
  to: 'Pending',
  payment_status: 'pending',
  print_state: null,
};
const paid: StaffOrder['history'][number] = {
  at: '2026-06-01T10:00:00.000Z',
  by: 'system',
  by_name: '',
  note: '',
  from: 'Pending',
  to: 'processing',
  payment_status: 'paid',
  print_state: 'waiting',
};

/** History of an unpaid order. */
export const UNPAID_HISTORY: StaffOrder['history'] = [
  made,
  { ...made, from: 'Pending', to: 'processing' },
];

/** A placed and paid order as admins see it. */
export const STAFF_ORDER: StaffOrder = {
  ...TEST_ORDER,
  contact_name: 'Asha Verma',
  contact_phone: '9876543210',
  city: 'Kochi',
  state: 'Kerala',
  shipping_address_line1: '12 Church Street',
  postal_code: '682001',
  country: 'India',
  customer: { name: 'Asha Verma', email: 'asha@smriti.test', phone: '' },
  making: {
    size: 'A4',
    paper: 'Matt',
    binding: 'Sewn',
    cover_type: 'Linen',
    lamination: '',
    frame: '',
    theme: '',
    orientation: null,
    edge_style: '',
    instructions: '',
    photos: 24,
  },
  pictures: [
    { photo_id: 'p1', url: '/first.webp' },
    { photo_id: 'p2', url: null },
  ],
  history: [made, paid],
  payment_link: null,
  refunds: [],
  notes: [],
  tags: [],
  address_changes: [],
  address_along: [],
  mails: [],
  shipments: [],
  replacements: [],
  payments: [],
  is_paid_outside: false,
  replaced_by: [],
  refundable: { payment: 0, gift: 0 },
  together: [],
  undo_until: null,
  has_invoice: true,
};
