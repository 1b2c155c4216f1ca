import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import type { MailEvent } from './mail-events.domain';
import { layOutMail, type MailContent } from './mail-layout.presenter';
import { mailContent, mailId } from './mail-texts.presenter';

const to = { uid: 'asha', email: 'asha@example.com', firstName: 'Asha', language: 'en' } as const;
const payment = {
  to,
  paymentId: 'p1',
  reference: 'PAYABCDEFGH',
  amountPaise: paise(1_25_000_50),
  paymentType: 'order',
  orderIds: ['ORDAAAAAAAA'],
} as const;
const review = {
  isPaid: false,
  albumId: 'a1',
  title: 'The hills',
  round: 2,
  note: 'Warmer, please.',
};

const EVENTS: Record<MailEvent['type'], MailEvent> = {
  order_placed: {
    type: 'order_placed',
    to,
    placementId: 'pl1',
    orders: [
      { id: 'ORDAAAAAAAA', title: 'The hills', quantity: 1, subtotalPaise: paise(50_000) },
      { id: 'ORDBBBBBBBB', title: 'The sea', quantity: 1200, subtotalPaise: paise(75_000) },
    ],
    shippingPaise: paise(9_900),
    deductedPaise: paise(10_000),
    duePaise: paise(1_24_900),
  },
  payment_received: { type: 'payment_received', ...payment },
  payment_failed: { type: 'payment_failed', ...payment, failure: 'The card was declined.' },
  album_responded: { type: 'album_responded', to, ...review },
  changes_requested: { type: 'changes_requested', ownerUid: 'asha', ...review },
  order_shipped: {
    type: 'order_shipped',
    to,
    orderId: 'ORDAAAAAAAA',
    title: 'The hills',
    carrier: 'Blue Dart',
    trackingNumber: 'BD 4711',
    trackingUrl: 'https://bluedart.example/?no=BD&lang=en',
  },
  order_tracked: {
    type: 'order_tracked',
    to,
    orderId: 'ORDAAAAAAAA',
    title: 'The hills',
    carrier: '',
    trackingNumber: 'BD 4711',
    trackingUrl: null,
  },
  order_cancelled: {
    type: 'order_cancelled',
    to,
    orderId: 'ORDAAAAAAAA',
    title: 'The hills',
    by: 'owner',
    amountPaise: paise(55_300),
    outsidePaise: paise(0),
    giftPaise: paise(10_000),
    points: 1_200,
    until: new Date('2026-12-03T10:00:00.000Z'),
  },
  order_address_changed: {
    type: 'order_address_changed',
    to,
    orderId: 'ORDAAAAAAAA',
    change: 1,
    orders: [
      { id: 'ORDAAAAAAAA', title: 'The hills' },
      { id: 'ORDBBBBBBBB', title: 'The sea' },
    ],
    isPaid: true,
    address: {
      contact_name: 'Ravi Verma',
      contact_phone: '9876543210',
      contact_email: 'ravi@example.com',
      shipping_address_line1: '12, Lake Road',
      shipping_address_line2: '',
      city: 'Kochi',
      state: 'Kerala',
      country: 'India',
      postal_code: '682001',
    },
  },
  order_refunded: {
    type: 'order_refunded',
    to,
    orderId: 'ORDAAAAAAAA',
    refundId: 'r1',
    amountPaise: paise(12_345),
    target: 'payment',
    until: new Date('2026-12-03T10:00:00.000Z'),
  },
  payment_link: {
    type: 'payment_link',
    to,
    linkId: 'l1',
    mail: 2,
    url: 'https://smriti.test/pay/l1secret',
    isPaid: false,
    orders: [
      { id: 'ORDAAAAAAAA', title: 'The hills', quantity: 1 },
      { id: 'ORDBBBBBBBB', title: 'The sea', quantity: 3 },
    ],
    duePaise: paise(1_24_900),
    until: new Date('2026-08-01T10:00:00Z'),
  },
  order_replaced: {
    type: 'order_replaced',
    to,
    orderId: 'ORDBBBBBBBB',
    replaces: 'ORDAAAAAAAA',
    title: 'The hills',
  },
  friend_joined: {
    type: 'friend_joined',
    to,
    friendUid: 'f1',
    friendFirstName: 'Ravi',
    points: 750,
  },
  originals_expire: {
    type: 'originals_expire',
    to,
    albumId: 'a1',
    title: 'The hills',
    until: new Date('2027-06-01T10:00:00.000Z'),
  },
  staff_invited: {
    type: 'staff_invited',
    to: { ...to, uid: '', firstName: '' },
    invitationId: 'i1',
    mail: 1,
    role: 'printer',
    path: '/staff-invitation/secret',
  },
  export_ready: { type: 'export_ready', to, exportId: 'e1' },
};

const page = (path: string) => `https://smriti.example${path}`;
const textOf = (event: MailEvent) => layOutMail(mailContent(event, page)).text;

describe('mailContent', () => {
  it('lists what was placed, line by line, and the amount due', () => {
    const text = textOf(EVENTS.order_placed);
    expect(text).toContain('ORDAAAAAAAA · The hills (1 copy): ₹500.00');
    expect(text).toContain('ORDBBBBBBBB · The sea (1,200 copies): ₹750.00');
    expect(text).toContain('Shipping: ₹99.00');
    expect(text).toContain('Already paid and taken off: −₹100.00');
    expect(text).toContain('To pay: ₹1,249.00');
    expect(text).toContain('We start printing when it is paid.');
  });

  it('requests no payment if nothing is due', () => {
    const [order] = EVENTS.order_placed.type === 'order_placed' ? EVENTS.order_placed.orders : [];
    const text = textOf({
      ...EVENTS.order_placed,
      type: 'order_placed',
      to,
      placementId: 'pl1',
      orders: order ? [order] : [],
      shippingPaise: paise(0),
      deductedPaise: paise(0),
      duePaise: paise(0),
    });
    expect(text).toContain('Shipping: Free');
    expect(text).toContain('To pay: ₹0.00');
    expect(text).not.toContain('when it is paid');
    expect(text).not.toContain('taken off');
  });

  it('contains amount and reference of a payment', () => {
    expect(textOf(EVENTS.payment_received)).toContain(
      'Amount: ₹1,25,000.50\nReference: PAYABCDEFGH',
    );
  });

  it('contains the reason of a failed payment, if known', () => {
    expect(textOf(EVENTS.payment_failed)).toContain('reason we were given: The card was declined.');
    expect(textOf({ type: 'payment_failed', ...payment, failure: '' })).not.toContain('reason');
  });

  it('contains the tracking number of a parcel, if known', () => {
    expect(textOf(EVENTS.order_shipped)).toContain(
      'Sent with: Blue Dart\nTracking number: BD 4711',
    );
    const shipped = { type: 'order_shipped', to, orderId: 'ORDAAAAAAAA', title: '' } as const;
    const text = textOf({ ...shipped, carrier: '', trackingNumber: '', trackingUrl: null });
    expect(text).not.toMatch(/Sent with|Tracking/);
  });

  it('links to the tracking page of the carrier, if known', () => {
    const { text, html } = layOutMail(mailContent(EVENTS.order_shipped, page));
    expect(text).toContain('Track your parcel: https://bluedart.example/?no=BD&lang=en');
    expect(html).toContain('href="https://bluedart.example/?no=BD&amp;lang=en"');
    expect(textOf(EVENTS.order_tracked)).not.toContain('Track your parcel');
  });

  it('contains only the tracking number if it was added later', () => {
    const { subject } = mailContent(EVENTS.order_tracked, page);
    expect(subject).toBe('The tracking number of your order ORDAAAAAAAA');
    expect(textOf(EVENTS.order_tracked)).toContain('Tracking number: BD 4711');
    expect(textOf(EVENTS.order_tracked)).not.toContain('Sent with');
  });

  it('lists what a cancelled order refunds, to where and by when', () => {
    const cancelled = EVENTS.order_cancelled;
    if (cancelled.type !== 'order_cancelled') throw new TypeError(cancelled.type);
    expect(mailContent(cancelled, page).subject).toBe('Your order ORDAAAAAAAA is cancelled');
    const text = textOf(cancelled);
    expect(text).toContain('as you asked');
    expect(text).toContain('₹553.00 goes back to the card or account that you paid with.');
    expect(text).toContain('in 5 to 7 working days, by 3 Dec 2026 at the latest');
    expect(text).toContain('₹100.00 is back in your gift card balance');
    expect(text).toContain('1,200 points are back');
    const none = { amountPaise: paise(0), giftPaise: paise(0), points: 0 };
    const unpaid = textOf({ ...cancelled, ...none, by: 'unpaid' });
    expect(unpaid).toContain('was not paid in time');
    expect(unpaid).toContain('nothing to give back');
    const outside = textOf({ ...cancelled, ...none, by: 'shop', outsidePaise: paise(55_300) });
    expect(outside).toContain('write to you about the ₹553.00');
    expect(outside).not.toContain('working days');
  });

  it('contains the new address and all orders that go there', () => {
    const text = textOf(EVENTS.order_address_changed);
    for (const part of ['ORDAAAAAAAA: The hills', 'ORDBBBBBBBB: The sea', 'Ravi Verma']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('12, Lake Road, Kochi, Kerala 682001');
  });

  it('states the target of a refund', () => {
    expect(textOf(EVENTS.order_refunded)).toContain('₹123.45 back to what you paid with');
    expect(textOf(EVENTS.order_refunded)).toContain('by 3 Dec 2026');
    const until = new Date('2026-12-03T10:00:00.000Z');
    const refunded = { type: 'order_refunded', to, orderId: 'O1', refundId: 'r1', until } as const;
    const gift = textOf({ ...refunded, amountPaise: paise(500), target: 'gift' });
    expect(gift).toContain('₹5.00 to your gift card balance');
  });

  it('quotes the note of a review and links to the album', () => {
    expect(textOf(EVENTS.album_responded)).toContain('> Warmer, please.');
    expect(textOf(EVENTS.album_responded)).toContain('https://smriti.example/final-checkout/a1');
    expect(textOf(EVENTS.changes_requested)).toContain(
      'https://smriti.example/preview-product?id=a1',
    );
  });

  it('contains texts of customers neither in a subject nor in mail to others', () => {
    const spam = 'Claim Rs 5000: http://evil.example/x';
    const said = { ...review, title: spam, note: spam };
    const responded = mailContent({ type: 'album_responded', to, ...said }, page);
    expect(responded.subject).toBe('We have looked at your album');
    const asked = layOutMail(
      mailContent({ type: 'changes_requested', ownerUid: 'asha', ...said }, page),
    );
    expect(JSON.stringify(asked)).not.toContain('evil');
    const joined = { type: 'friend_joined', to, friendUid: 'f1', points: 750 } as const;
    for (const [friendFirstName, shown] of [
      [spam, 'Claim has opened'],
      ['http://evil.example', 'A friend has opened'],
      ['evil.example', 'A friend has opened'],
      ['आशा', 'आशा has opened'],
      ["D'Souza", "D'Souza has opened"],
    ] as const) {
      const mail = layOutMail(mailContent({ ...joined, friendFirstName }, page));
      expect(mail.subject).toBe('A friend has joined Smriti');
      expect(mail.text).toContain(shown);
      expect(mail.text).not.toContain('evil');
    }
  });

  it('invites staff with a link, and states how long it is valid', () => {
    const text = textOf(EVENTS.staff_invited);
    expect(text).toContain('invites you to print and ship orders.');
    expect(text).toContain('https://smriti.example/staff-invitation/secret');
    expect(text).toContain('works once, within 7 days');
  });

  it('names the friend who joined, and works without a name', () => {
    expect(textOf(EVENTS.friend_joined)).toContain('Ravi has opened an account');
    expect(textOf(EVENTS.friend_joined)).toMatch(
      /points wait for you.*once that order is delivered/s,
    );
    expect(textOf(EVENTS.friend_joined)).toContain('750 points wait for you');
    const nameless = { type: 'friend_joined', to, friendUid: 'f1', points: 750 } as const;
    expect(textOf({ ...nameless, friendFirstName: '' })).toContain('A friend has');
  });
});

describe('mailContent for a reader of Hindi', () => {
  const inHindi = (event: MailEvent): MailEvent =>
    'to' in event ? { ...event, to: { ...event.to, firstName: 'आशा', language: 'hi' } } : event;

  it('is in Hindi for customers, and marked as Hindi', () => {
    for (const event of Object.values(EVENTS)) {
      // for staff, whose console is English
      if (event.type === 'changes_requested' || event.type === 'staff_invited') continue;
      const content = mailContent(inHindi(event), page);
      const { subject, text, html } = layOutMail(content);
      const said = [subject, ...content.paragraphs, content.link.label, ...labelsOf(content)];
      for (const one of said) expect(one, event.type).toMatch(/[\u0900-\u097f]/);
      expect(text).toContain('नमस्ते आशा जी,');
      expect(html).toContain('<html lang="hi-IN">');
      expect(text).not.toMatch(/[{}०-९]/); // all placeholders are filled, with Latin digits
    }
  });

  const labelsOf = ({ facts = [] }: MailContent) =>
    facts.map(([label]) => label).filter((label) => !label.startsWith('ORD'));

  it('formats days, amounts and numbers for Hindi, with Latin digits', () => {
    const text = textOf(inHindi(EVENTS.originals_expire));
    expect(text).toMatch(/1 जून 2027/);
    expect(textOf(inHindi(EVENTS.payment_received))).toContain('₹1,25,000.50');
    expect(textOf(inHindi(EVENTS.order_placed))).toContain('1,200 कॉपी');
  });

  it('keeps texts of customers out of a subject', () => {
    const spam = 'http://evil.example/x';
    const joined = { ...EVENTS.friend_joined, friendFirstName: spam };
    const responded = { ...EVENTS.album_responded, title: spam, note: spam };
    expect(mailContent(inHindi(responded), page).subject).toBe('हमने आपका एल्बम देख लिया है');
    expect(JSON.stringify(layOutMail(mailContent(inHindi(joined), page)))).not.toContain('evil');
  });

  it('is in English for the staff', () => {
    expect(layOutMail(mailContent(EVENTS.changes_requested, page)).html).toContain('lang="en-IN"');
  });
});

describe('mailId', () => {
  it('differs between events, and is the same for the same event', () => {
    const ids = Object.values(EVENTS).map(mailId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.values(structuredClone(EVENTS)).map(mailId)).toEqual(ids);
    for (const id of ids) expect(id).toMatch(/^[a-z_]+-[\w-]+$/);
  });

  it('differs between rounds of a review', () => {
    const again = { type: 'album_responded', to, ...review, round: 3 } as const;
    expect(mailId(again)).not.toBe(mailId(EVENTS.album_responded));
  });
});
