import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { type MailEvent, uidRequiredToConfirm } from './mail-events.domain';

const to = { uid: 'asha', email: 'asha@example.com', firstName: 'Asha', language: 'en' } as const;
const placed = (duePaise: number): MailEvent => ({
  type: 'order_placed',
  to,
  placementId: 'p1',
  orders: [],
  shippingPaise: paise(0),
  deductedPaise: paise(0),
  duePaise: paise(duePaise),
});
const payment = {
  to,
  paymentId: 'p1',
  reference: 'PAYABCDEFGH',
  amountPaise: paise(100),
  paymentType: 'order',
  orderIds: ['ORDAAAAAAAA'],
} as const;
const responded = (isPaid: boolean): MailEvent => ({
  type: 'album_responded',
  to,
  albumId: 'a1',
  isPaid,
  title: 'The hills',
  round: 1,
  note: '',
});

const cancelled = (amountPaise: number): MailEvent => ({
  type: 'order_cancelled',
  to,
  orderId: 'O1',
  title: 'The hills',
  by: 'owner',
  amountPaise: paise(amountPaise),
  outsidePaise: paise(0),
  giftPaise: paise(0),
  points: 0,
  until: new Date('2026-06-01T00:00:00Z'),
});

describe('uidRequiredToConfirm', () => {
  it.each<[string, MailEvent]>([
    ['an order that is not paid', placed(100)],
    ['a cancelled order that nothing was paid for', cancelled(0)],
    ['a failed payment', { type: 'payment_failed', ...payment, failure: '' }],
    ['an album that nothing was paid for', responded(false)],
    ['an archive of data', { type: 'export_ready', to, exportId: 'e1' }],
  ])('is the account for mail about %s', (_what, event) => {
    expect(uidRequiredToConfirm(event)).toBe('asha');
  });

  it.each<[string, MailEvent]>([
    ['an order that is paid', placed(0)],
    ['a cancelled order that was paid', cancelled(100)],
    ['a payment', { type: 'payment_received', ...payment }],
    ['an album with an initial payment', responded(true)],
    [
      'a shipped order',
      {
        type: 'order_shipped',
        to,
        orderId: 'O1',
        title: '',
        carrier: '',
        trackingNumber: '',
        trackingUrl: null,
      },
    ],
  ])('is none for mail about %s', (_what, event) => {
    expect(uidRequiredToConfirm(event)).toBeNull();
  });
});
