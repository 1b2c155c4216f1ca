import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import * as z from 'zod/mini';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import type { ShopUser } from '../../dev/shop/shop-client.ts';
import { type CallLog, recordConflict, recordCall } from '../../quality/fuzz/call-log.ts';

/** The shop of a soak run, with the results that its walks collect. */
export interface Shop {
  origins: Origins;
  bucket: string;
  project: SeededProject;
  calls: CallLog;
  /** Problems found during the run. */
  problems: string[];
  isOver: () => boolean;
  /** Customers whose records are checked at the end. */
  uids: Set<string>;
  paidOrders: Set<string>;
  walks: Map<string, number>;
}

/** Ends a walk when the time of the run is over; not counted as a problem. */
class WalkEnded extends Error {}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Omits the Idempotency-Key, which all other writes have. */
  isKeyless?: boolean;
}

interface Answer {
  status: number;
  text: string;
}

const MAX_TRIES = 6;
const BUSY_MILLISECONDS = 400;
const BUSY = 'This was changed at the same time. Please try again.';
/** Average pause between two steps of a walk, in ms. */
const PAUSE_MILLISECONDS = 1500;

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Waits as long as a person looks at a page. @throws WalkEnded once the time is over */
export async function pauseBetweenSteps({ isOver }: Shop): Promise<void> {
  await setTimeout(PAUSE_MILLISECONDS * (0.5 + Math.random()));
  if (isOver()) throw new WalkEnded();
}

function addressOf({ origins }: Shop, { path }: Endpoint, { params = {}, query = {} }: Sent) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return `${origins.hosting}/api${filled}${search && `?${search}`}`;
}

/** Sends a call; retries it after a concurrent change, as pages ask people to do. */
async function send(
  shop: Shop,
  person: Pick<ShopUser, 'token'> | null,
  endpoint: Endpoint,
  sent: Sent,
): Promise<Answer> {
  const { body, isKeyless = false } = sent;
  const isWrite = endpoint.method !== 'GET';
  const headers = {
    ...(person && { authorization: `Bearer ${person.token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(isWrite && !isKeyless && { 'idempotency-key': randomUUID() }),
  };
  for (let tries = 1; ; tries += 1) {
    const startedAt = performance.now();
    const response = await fetch(addressOf(shop, endpoint, sent), {
      method: endpoint.method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    recordCall(shop.calls, nameOf(endpoint), performance.now() - startedAt);
    const isBusy = response.status === 409 && text.includes(BUSY);
    if (!isBusy || tries === MAX_TRIES) return { status: response.status, text };
    recordConflict(shop.calls, nameOf(endpoint));
    await setTimeout(BUSY_MILLISECONDS * (0.5 + Math.random()));
  }
}

/** Calls an endpoint that may answer with one of `refusals`. @returns null in that case */
export async function tryCall<E extends Endpoint>(
  shop: Shop,
  person: Pick<ShopUser, 'token'> | null,
  endpoint: E,
  refusals: readonly number[],
  sent: Sent = {},
): Promise<AnswerOf<E> | null> {
  const { status, text } = await send(shop, person, endpoint, sent);
  if (refusals.includes(status)) return null;
  if (status !== 200) {
    throw new Error(`${nameOf(endpoint)} ${JSON.stringify(sent)}: ${status} ${text.slice(0, 500)}`);
  }
  return z.parse(endpoint.response, JSON.parse(text)) as AnswerOf<E>;
}

/** Calls an endpoint that must succeed. */
export async function callShop<E extends Endpoint>(
  shop: Shop,
  person: Pick<ShopUser, 'token'> | null,
  endpoint: E,
  sent: Sent = {},
): Promise<AnswerOf<E>> {
  const answer = await tryCall(shop, person, endpoint, [], sent);
  if (answer === null) throw new Error('nothing was answered');
  return answer;
}

/** Repeats a walk until the time is over; records failures and continues. */
export async function repeatWalk(
  shop: Shop,
  name: string,
  walk: (turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; !shop.isOver(); turn += 1) {
    try {
      await walk(turn);
      shop.walks.set(name, (shop.walks.get(name) ?? 0) + 1);
    } catch (error) {
      if (error instanceof WalkEnded) return;
      shop.problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      await setTimeout(PAUSE_MILLISECONDS);
    }
  }
}
