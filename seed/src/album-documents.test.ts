import { ALBUM_STATUSES } from '@smriti/shared/album/album-states';
import { FOCUS_GRID_CELLS, packValues } from '@smriti/shared/book/photo-facts';
import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  albumEventRecord,
  albumRecord,
} from '../../functions/src/features/albums/album.records.ts';
import { printWarnings } from '../../functions/src/features/albums/print-warnings.domain.ts';
import { prepareCatalogue } from '../../functions/src/features/catalogue/catalogue.service.ts';
import { invoiceRecord } from '../../functions/src/features/invoices/invoice.records.ts';
import { orderRecord, placementRecord } from '../../functions/src/features/orders/order.records.ts';
import { paymentRecord } from '../../functions/src/features/payments/payment.records.ts';
import {
  computeContentHash,
  derivePhotoId,
} from '../../functions/src/features/photos/photo-ids.domain.ts';
import { photoRecord } from '../../functions/src/features/photos/photo.records.ts';
import { queueRecord, roundRecord } from '../../functions/src/features/reviews/round.records.ts';
import { albumDocuments, type PhotoMetadata } from './album-documents.ts';
import { ananyasAlbums } from './data/albums/ananya.ts';
import { ananyasOrders } from './data/albums/ananyas-orders.ts';
import { otherCustomersAlbums } from './data/albums/others.ts';
import { catalogue } from './data/catalogue.ts';
import { CUSTOMER_UIDS, SEED_TIME } from './data/fixed-values.ts';
import { demoPeople, customersWithoutAccount } from './data/people.ts';
import { listDemoPhotos } from './demo-files.ts';

const shop = prepareCatalogue(catalogue);
const focus = packValues(new Uint8Array(FOCUS_GRID_CELLS));
const facts = { taken_at: null, likeness: '0'.repeat(16), sharpness: 90, light: 120, focus };
const photos = (await listDemoPhotos()).map(({ owner, name, width, height }): PhotoMetadata => {
  const contentHash = computeContentHash(Buffer.from(name));
  const rendition = { path: name, token: name, width: 400, height: 300 };
  const renditions = { small: rendition, large: rendition };
  const id = derivePhotoId(owner, contentHash);
  return { owner, name, id, contentHash, width, height, size_bytes: 1, renditions, facts };
});
const documents = albumDocuments(
  [...ananyasAlbums, ...ananyasOrders, ...otherCustomersAlbums],
  photos,
);

/** Converts a written value to what Firestore returns for it. */
function asKept(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(asKept);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asKept(one)]));
}

/** The documents of a path such as `albums/{id}`, parsed as the shop does. */
function recordsAt<S extends z.core.$ZodType>(path: string, schema: S): z.output<S>[] {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return documents
    .filter((document) => pattern.test(document.path))
    .map(({ data }) => z.parse(schema, asKept(data)));
}

const albums = recordsAt('albums/{id}', albumRecord);
const measures = new Map(photos.map((photo) => [photo.id, photo]));
const warningsOf = (album: (typeof albums)[number]) => printWarnings(shop, album, measures);
const queue = recordsAt('reviewQueue/{id}', queueRecord);
const stored = recordsAt('photos/{id}', photoRecord);
const orders = recordsAt('orders/{id}', orderRecord);
const payments = recordsAt('payments/{id}', paymentRecord);
const placements = recordsAt('placements/{id}', placementRecord);
const invoices = recordsAt('invoices/{id}', invoiceRecord);
const counters = recordsAt('invoiceCounters/{year}', z.strictObject({ last: z.int() }));
const albumsOf = (status: string) => albums.filter((album) => album.status === status);

describe('the demo albums', () => {
  it('are valid records with unique paths', () => {
    const histories = recordsAt('albums/{id}/history/{n}', albumEventRecord);
    const rounds = recordsAt('albums/{id}/rounds/{n}', roundRecord);
    const statuses = documents.filter(({ path }) => path.startsWith('statuses/'));
    expect(histories).toHaveLength(albums.reduce((sum, { moves }) => sum + moves, 0));
    expect(rounds).toHaveLength(albums.reduce((sum, { round }) => sum + round, 0));
    expect(statuses).toHaveLength(albums.length + orders.length);
    const inReviewing = [histories, rounds, queue];
    const inOrdering = [orders, payments, placements, invoices, counters];
    const read = [albums, stored, statuses, ...inReviewing, ...inOrdering];
    expect(read.flat()).toHaveLength(documents.length);
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it('include every status, a second round, a canvas, and paid and unpaid requests for the demo customer', () => {
    const own = albums.filter(({ user_id }) => user_id === CUSTOMER_UIDS.ananya);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(ALBUM_STATUSES));
    expect(own.some(({ round, status }) => round === 2 && status === 'Requested')).toBe(true);
    expect(own.some(({ canvas }) => canvas !== null)).toBe(true);
    const requested = own.filter(({ status }) => status === 'Requested');
    expect(new Set(requested.map(({ initial_paid_paise }) => initial_paid_paise > 0)).size).toBe(2);
  });

  it('put 14 requested and at least 3 responded albums into the review queue, some unpaid', () => {
    expect(queue).toHaveLength(albumsOf('Requested').length + albumsOf('Responded').length);
    expect(albumsOf('Requested')).toHaveLength(14);
    expect(albumsOf('Responded').length).toBeGreaterThanOrEqual(3);
    expect(queue.filter(({ is_unpaid }) => is_unpaid).length).toBeGreaterThanOrEqual(3);
    for (const { is_unpaid } of queue.filter(({ status }) => status === 'Responded')) {
      expect(is_unpaid).toBe(false);
    }
    expect(queue.some((one) => one.status === 'Requested' && one.open_remarks > 0)).toBe(true);
  });

  it('have poor and fair print warnings, but not in every requested album', () => {
    const warnings = albums.flatMap(warningsOf);
    expect(new Set(warnings.map(({ quality }) => quality))).toEqual(new Set(['poor', 'fair']));
    expect(albumsOf('Requested').some((album) => warningsOf(album).length === 0)).toBe(true);
  });

  it('have one order each once requested, and payments that add up', () => {
    const requested = albums.filter(({ round }) => round > 0);
    expect(orders.map(({ album_id }) => album_id).sort()).toEqual(
      requested.map(({ id }) => id).sort(),
    );
    for (const { album_id, id, order_status } of orders) {
      const album = albums.find((one) => one.id === album_id);
      expect(album?.pending_order_id).toBe(id);
      expect(album?.is_placed).toBe(order_status !== 'Pending');
    }
    for (const { id, initial_paid_paise } of albums) {
      const own = payments.filter(({ cart_id }) => cart_id === id);
      expect(own.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(initial_paid_paise);
    }
  });

  it('are created after the account of their owner and updated before SEED_TIME', () => {
    for (const { created_at, updated_at, user_id } of albums) {
      const owner = [...demoPeople, ...customersWithoutAccount].find(({ uid }) => uid === user_id);
      expect(created_at > (owner?.created_at ?? '9')).toBe(true);
      expect(updated_at < SEED_TIME).toBe(true);
    }
  });
});

describe('the orders of the demo albums', () => {
  const placed = orders.filter(({ placement_id }) => placement_id !== null);

  it('include every order status for the demo customer', () => {
    const own = orders.filter(({ user_id }) => user_id === CUSTOMER_UIDS.ananya);
    expect(new Set(own.map(({ order_status }) => order_status))).toEqual(new Set(ORDER_STATUSES));
  });

  it('have one placement and one payment each once placed, and a history in time order', () => {
    expect(placements.map(({ id }) => id).sort()).toEqual(
      placed.map(({ placement_id }) => placement_id).sort(),
    );
    for (const { id, amounts, paid_by, history, updated_at, placed_at } of placed) {
      const payment = payments.find((one) => one.id === paid_by);
      expect(payment?.order_ids).toEqual([id]);
      expect(payment?.amount_paise).toBe(amounts?.due_paise);
      const times = history.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect([times.at(-1), times[1]]).toEqual([updated_at, placed_at]);
    }
  });

  it('name their shipping method in English and Hindi', () => {
    const methods = new Set(placed.map(({ shipping }) => shipping?.name));
    expect(placed.map(({ shipping }) => shipping?.hi?.name)).toEqual(placed.map(() => 'स्टैंडर्ड'));
    expect(methods).toEqual(new Set([catalogue['shipping-methods'][0]?.name]));
  });

  it('include one cancelled order, fully refunded', () => {
    const cancelled = orders.filter(({ order_status }) => order_status === 'Cancelled');
    expect(cancelled).toHaveLength(1);
    for (const { album_id, paid_by, given_back } of cancelled) {
      const own = payments.filter((one) => one.cart_id === album_id || one.id === paid_by);
      const refunds = own.flatMap(({ refunds: given }) => given);
      expect(own.map(({ payment_status }) => payment_status)).toEqual(own.map(() => 'refunded'));
      expect(refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(
        given_back?.amount_paise,
      );
    }
  });

  it('have one invoice per paid order, numbered without gaps', () => {
    const paid = orders.filter(({ payment_status }) => payment_status === 'paid');
    expect(invoices.map(({ order_id }) => order_id).sort()).toEqual(
      paid.map(({ id }) => id).sort(),
    );
    const numbers = invoices.map(({ sequence }) => sequence).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(counters).toEqual([{ last: invoices.length }]);
  });
});

describe('the photos of the demo albums', () => {
  it('list in used_by every album that uses them now or used them in a round', () => {
    const uses = stored.flatMap(({ id, used_by }) => used_by.map((album) => `${album} ${id}`));
    const kept = albums.flatMap(({ id, photo_ids, round_photo_ids }) =>
      [...new Set([...photo_ids, ...round_photo_ids])].map((photo) => `${id} ${photo}`),
    );
    expect(uses.sort()).toEqual(kept.sort());
    expect(stored.every(({ state, used_by }) => state === 'ready' && used_by.length > 0)).toBe(
      true,
    );
  });

  it('include one that was removed from its album after a round and is still stored', () => {
    const dropped = albums.flatMap(({ photo_ids, round_photo_ids }) =>
      round_photo_ids.filter((id) => !photo_ids.includes(id)),
    );
    expect(dropped).toHaveLength(1);
  });
});
