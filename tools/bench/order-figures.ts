import { createAddress } from '@smriti/shared/account/addresses';
import { type Album, createAlbum, updateAlbum } from '@smriti/shared/album/albums';
import { getQuote } from '@smriti/shared/order/checkout';
import { getOrder, getPlacement, placeOrder } from '@smriti/shared/order/orders';
import { confirmPayment, createPayment, getInitialDue } from '@smriti/shared/payment/payments';
import type { Auth } from 'firebase-admin/auth';
import sharp from 'sharp';
import type { Origins } from '../environment.ts';
import { costsTable, type Step, stepsOf } from './costs.ts';
import { measureInTurns, type TimedRequest } from './latency.ts';
import { callAs, newCustomer, newStaff, type Person, uploadPhoto } from './shop-client.ts';
import { type Timing, timingOf } from './statistics.ts';
import { table } from './table.ts';

const TIMED = 100;
const SHIPPING_METHOD = 1;
const DESIGN = { title: 'Goa', frame_id: 1, album_size_id: 1, paper_type_id: 1 };
/** About what these answers weigh. */
const CONSTANT: TimedRequest = { path: '/api/bench/bytes/2000' };

interface OrderTiming {
  name: string;
  answer: Timing;
  /** Of constant bytes from the same function. */
  constant: Timing;
}

interface OrderFigures {
  timings: OrderTiming[];
  /** Of two albums that are ordered together. */
  steps: Step[];
}

/** Times quotes and orders beside constant answers, and counts what an order costs in Firestore. */
export async function measureOrders(
  origins: Origins,
  bucket: string,
  auth: Auth,
): Promise<OrderFigures> {
  const customer = await newCustomer(origins);
  const reviewer = await newStaff(origins, auth, 'reviewer');
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } });
  const photoId = await uploadPhoto(origins, bucket, customer, await image.jpeg().toBuffer());
  const approve = () => approvedAlbum(origins, { customer, reviewer, photoId });
  const address_id = await newAddress(origins, customer);

  const placements: TimedRequest[] = [];
  for (let placed = 0; placed < TIMED; placed += 1) {
    const body = placementOf(customer, address_id, [await approve()]);
    placements.push(requestOf(customer, placeOrder, body));
  }
  const two = [await approve(), await approve()];
  const asked = requestOf(customer, getQuote, quoteOf(two));
  const quotes = Array.from({ length: TIMED }, () => ({ ...asked }));
  return {
    timings: [
      await timed(origins, 'quote of two albums', quotes),
      await timed(origins, 'place an order', placements),
    ],
    steps: await costsOf(origins, customer, placementOf(customer, address_id, two)),
  };
}

export function ordersTables({ timings, steps }: OrderFigures): string {
  const inMilliseconds = table(
    `Checkout through Hosting, ms, ${TIMED} of each; constant: bytes from the same function, in turns`,
    ['answer', 'p50', 'p95', 'constant p50', 'p95', 'ratio p50'],
    timings.map(({ name, answer, constant }) => [
      name,
      answer.p50.toFixed(2),
      answer.p95.toFixed(2),
      constant.p50.toFixed(2),
      constant.p95.toFixed(2),
      (answer.p50 / constant.p50).toFixed(2),
    ]),
  );
  const title = 'Firestore documents of an order of two albums, from the quote to the order page';
  return `${inMilliseconds}\n${costsTable(title, steps)}`;
}

async function timed(
  { hosting }: Origins,
  name: string,
  requests: readonly TimedRequest[],
): Promise<OrderTiming> {
  const [answer, constant] = await measureInTurns(hosting, requests, CONSTANT);
  return { name, answer: timingOf(answer), constant: timingOf(constant) };
}

async function costsOf(
  origins: Origins,
  customer: Person,
  placement: ReturnType<typeof placementOf>,
): Promise<Step[]> {
  const steps: Step[] = [];
  const call = stepsOf(origins, customer, steps);
  const albums = placement.items.map(({ album_id }) => ({ id: album_id }));
  const quote = await call('quote', getQuote, { body: quoteOf(albums) });
  const placed = await call('place the order', placeOrder, {
    body: { ...placement, amount_due: quote.amount_due },
  });
  const { id: placement_id } = placed.placement;
  const payment = await call('begin the payment', createPayment, {
    body: {
      user_id: customer.uid,
      amount: placed.placement.amount_due,
      payment_type: 'order',
      placement_id,
      payment_method: 'card',
      transaction_id: 'TXN_bench_order',
    },
  });
  await call('confirm the payment', confirmPayment, {
    params: { id: payment.id },
    body: { token: 'tok_sandbox_success' },
  });
  await call('the confirmation', getPlacement, { params: { id: placement_id } });
  await call('the order page', getOrder, { params: { id: placed.order.id } });
  return steps;
}

interface Makers {
  customer: Person;
  reviewer: Person;
  photoId: string;
}

async function approvedAlbum(
  origins: Origins,
  { customer, reviewer, photoId }: Makers,
): Promise<Album> {
  const images = [{ photo_id: photoId, sequence: 1 }];
  const { answer } = await callAs(origins, customer, createAlbum, {
    body: { ...DESIGN, images, status: 'Requested' },
  });
  const { album } = answer.data;
  const params = { id: album.id };
  await payInitial(origins, customer, album.id);
  await callAs(origins, reviewer, updateAlbum, {
    params,
    body: { status: 'Responded', note: 'Fine.' },
  });
  await callAs(origins, customer, updateAlbum, { params, body: { status: 'Approved' } });
  return album;
}

async function payInitial(origins: Origins, customer: Person, cartId: string): Promise<void> {
  const due = await callAs(origins, customer, getInitialDue, { params: { cartId } });
  const { answer } = await callAs(origins, customer, createPayment, {
    body: {
      user_id: customer.uid,
      amount: due.answer.amount,
      payment_type: 'initial',
      cart_id: cartId,
      payment_method: 'card',
      transaction_id: `TXN_bench_${cartId}`,
    },
  });
  const body = { token: 'tok_sandbox_success' };
  await callAs(origins, customer, confirmPayment, { params: { id: answer.id }, body });
}

async function newAddress(origins: Origins, customer: Person): Promise<string> {
  const { answer } = await callAs(origins, customer, createAddress, {
    body: {
      first_name: 'Asha',
      last_name: 'Verma',
      email: 'asha@example.in',
      phone: '9876543210',
      street: '12, Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      postal_code: '411001',
    },
  });
  return answer.address.id;
}

function quoteOf(albums: readonly Pick<Album, 'id'>[]) {
  return { album_ids: albums.map(({ id }) => id), shipping_method_id: SHIPPING_METHOD };
}

function placementOf({ uid }: Person, address_id: string, albums: readonly Album[]) {
  return {
    user_id: uid,
    address_id,
    shipping_method_id: SHIPPING_METHOD,
    payment_method: 'card',
    items: albums.map(({ id, quantity, total_price }) => ({
      album_id: id,
      quantity,
      price: total_price,
    })),
  };
}

function requestOf(
  { token }: Person,
  { method, path }: typeof getQuote | typeof placeOrder,
  body: unknown,
): TimedRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { method, path: `/api${path}`, headers, body: JSON.stringify(body) };
}
