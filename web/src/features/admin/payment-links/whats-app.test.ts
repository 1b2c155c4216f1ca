import { expect, it } from 'vitest';
import { whatsAppUrl } from './whats-app';

it.each([
  ['98765 43210', '919876543210'],
  ['09876543210', '919876543210'],
  ['+91 98765-43210', '919876543210'],
  ['+44 20 7946 0000', '442079460000'],
  ['', ''],
])('opens WhatsApp for %j as %s', (phone, number) => {
  expect(whatsAppUrl(phone, 'Pay ₹5: https://a.in/pay/x?')).toBe(
    `https://wa.me/${number}?text=Pay%20%E2%82%B95%3A%20https%3A%2F%2Fa.in%2Fpay%2Fx%3F`,
  );
});
