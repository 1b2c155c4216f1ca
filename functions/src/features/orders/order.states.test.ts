import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { TEST_COVER } from '../albums/album.test-data';
import { ORDERABLE_ALBUM } from './order.test-data';
import { createOrderState, moveOrder, type NewOrder } from './order.states';
import { syncPendingOrder, createRequestedOrder, toWithdrawnOrder } from './pending-order.domain';

const made = new Date('2026-03-01T10:00:00.000Z');
const now = new Date('2026-03-02T10:00:00.000Z');

const album = {
  ...ORDERABLE_ALBUM,
  title: 'Munnar',
  photo_ids: ['a', 'b'],
  status: 'Requested' as const,
  initial_paid_paise: paise(10_000),
};
const pending = createRequestedOrder('ORD2', album, { by: 'owner', uid: 'asha', now: made });

describe('a new order', () => {
  it('is Pending and unpaid, with its author in the history', () => {
    expect(pending).toMatchObject({ order_status: 'Pending', payment_status: 'pending' });
    expect(pending.history).toEqual([
      {
        at: made.toISOString(),
        by: 'owner',
        by_uid: 'asha',
        from: null,
        to: 'Pending',
        payment_status: 'pending',
        print_state: null,
        note: '',
      },
    ]);
    expect([pending.created_at, pending.updated_at]).toEqual([
      made.toISOString(),
      made.toISOString(),
    ]);
    expect(pending.album).toMatchObject({ product: 'Layflat', cover_photo_id: 'a', quantity: 2 });
  });

  it('may be a reorder', () => {
    const reorder: NewOrder = { ...pending, is_reorder: true };
    expect(createOrderState(reorder, { by: 'owner', uid: 'asha', now })).toMatchObject({
      is_reorder: true,
      order_status: 'Pending',
      payment_status: 'pending',
      history: pending.history.map((event) => ({ ...event, at: now.toISOString() })),
      updated_at: now.toISOString(),
    });
  });
});

describe('a move of an order', () => {
  const placed = moveOrder(pending, { by: 'owner', uid: 'asha', to: 'processing', now });

  it('is recorded with the uid of the admin', () => {
    const paid = { by: 'admin', uid: 'tara', payment: 'paid', note: 'By cheque', now } as const;
    const shipped = moveOrder(moveOrder(placed, paid), {
      by: 'admin',
      uid: 'ravi',
      to: 'Shipped',
      note: 'By road',
      now,
    });
    expect(shipped).toMatchObject({ order_status: 'Shipped', payment_status: 'paid' });
    expect(shipped.updated_at).toBe(now.toISOString());
    expect(shipped.history.slice(-2)).toMatchObject([
      { by_uid: 'tara', from: 'processing', to: 'processing', payment_status: 'paid' },
      { by_uid: 'ravi', from: 'processing', to: 'Shipped', note: 'By road' },
    ]);
    expect(placed.history).toHaveLength(2);
  });

  it('is refused if the table does not have it, with the allowed moves', () => {
    const deliver = () => moveOrder(placed, { by: 'admin', uid: 'tara', to: 'Delivered', now });
    const details = { order_status: 'processing', allowed: ['Shipped', 'Cancelled'] };
    expect(deliver).toThrow(expect.objectContaining({ code: 'conflict', details }));
    const stay = () => moveOrder(placed, { by: 'owner', uid: 'asha', to: 'processing', now });
    expect(stay).toThrow(/cannot become processing/);
  });

  it('is refused for a payment status that the table does not have', () => {
    const refund = () => moveOrder(placed, { by: 'admin', uid: 'tara', payment: 'refunded', now });
    expect(refund).toThrow(/is pending and cannot become refunded/);
    const fail = () => moveOrder(placed, { by: 'admin', uid: 'tara', payment: 'failed', now });
    expect(fail).toThrow(/cannot become failed/);
  });
});

describe('a Pending order', () => {
  it('follows the changes of its album', () => {
    const kept = syncPendingOrder(pending, { ...album, title: 'Ooty', status: 'Approved' }, now);
    expect(kept.album).toMatchObject({ title: 'Ooty', status: 'Approved' });
    expect(kept.history).toBe(pending.history);
  });

  it('copies the cover of its album, with the photo that represents it', () => {
    const cover = { ...TEST_COVER, photo: { ...TEST_COVER.photo, id: 'b' } };
    const kept = syncPendingOrder(pending, { ...album, cover }, now);
    expect(kept.album).toMatchObject({ cover, cover_photo_id: 'b' });
    expect(syncPendingOrder(kept, album, now).album).toEqual(pending.album);
  });

  it('keeps fields of a newer release, and drops those that the album has lost', () => {
    const noted = { gift_note: 'For Nani', product_hi: 'एल्बम', scene_hash: 'earlier' };
    const kept = syncPendingOrder(
      { ...pending, album: { ...pending.album, ...noted } },
      album,
      now,
    );
    expect(kept.album).toEqual({ ...pending.album, gift_note: 'For Nani' });
  });

  it('keeps fields of a newer release in order and album when it is withdrawn', () => {
    const newer = { ...pending, gift_wrap: 'red', album: { ...pending.album, gift_note: 'Nani' } };
    const draft = { ...album, status: 'Draft' } as const;
    const step = { by: 'owner', uid: 'asha', now, givenBackPaise: null } as const;
    expect(toWithdrawnOrder(newer, draft, step)).toMatchObject({
      order_status: 'Cancelled',
      gift_wrap: 'red',
      album: { status: 'Draft', gift_note: 'Nani' },
    });
  });

  it('is cancelled with its request, and records what was refunded', () => {
    const step = { by: 'owner', uid: 'asha', now } as const;
    const draft = { ...album, status: 'Draft' } as const;
    const back = toWithdrawnOrder(pending, draft, { ...step, givenBackPaise: null });
    expect(back).toMatchObject({ order_status: 'Cancelled', given_back: null });
    expect(back.album.status).toBe('Draft');
    const gone = toWithdrawnOrder(pending, draft, { ...step, givenBackPaise: paise(10_000) });
    expect(gone.given_back).toMatchObject({ amount_paise: 10_000, points: 0 });
  });
});

describe('the printing of an order', () => {
  const step = { by: 'printer', uid: 'joseph', now } as const;
  const paying = { by: 'system', uid: null, now, to: 'processing', payment: 'paid' } as const;
  const paid = moveOrder(pending, paying);
  const printing = moveOrder(paid, { ...step, print: 'printing' });
  const printed = moveOrder(printing, { ...step, print: 'printed' });

  it('starts waiting at the payment, moves one step forward or back, and records the uid', () => {
    expect([pending.print_state, paid.print_state]).toEqual([null, 'waiting']);
    const back = moveOrder(printed, { ...step, print: 'printing', note: 'A torn page' });
    expect(back.history.slice(-3)).toMatchObject([
      { by: 'printer', by_uid: 'joseph', from: 'processing', to: 'processing', note: '' },
      { print_state: 'printed', payment_status: 'paid' },
      { print_state: 'printing', note: 'A torn page' },
    ]);
    expect(moveOrder(printed, { ...step, to: 'Shipped' })).toMatchObject({
      order_status: 'Shipped',
      print_state: 'printed',
    });
    expect(moveOrder(paid, { ...step, to: 'Shipped' }).order_status).toBe('Shipped');
  });

  it('moves one step at a time, and only in the print room', () => {
    const details = { print_state: 'waiting', allowed: ['printing'] };
    expect(() => moveOrder(paid, { ...step, print: 'printed' })).toThrow(
      expect.objectContaining({ code: 'conflict', details }),
    );
    const shipped = moveOrder(paid, { ...step, to: 'Shipped' });
    for (const order of [pending, shipped]) {
      expect(() => moveOrder(order, { ...step, print: 'printing' })).toThrow(
        /not in the print room/,
      );
    }
  });

  it('prevents the customer from cancelling, but not the shop', () => {
    const cancel = { uid: 'x', to: 'Cancelled', now } as const;
    expect(moveOrder(paid, { ...cancel, by: 'owner' }).order_status).toBe('Cancelled');
    for (const order of [printing, printed]) {
      expect(() => moveOrder(order, { ...cancel, by: 'owner' })).toThrow(
        'Your order is being printed. Please call us.',
      );
      expect(moveOrder(order, { ...cancel, by: 'admin' }).order_status).toBe('Cancelled');
    }
  });

  it('cannot be cancelled by printers', () => {
    expect(() => moveOrder(paid, { ...step, to: 'Cancelled' })).toThrow(/cannot become Cancelled/);
  });
});
