import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import * as z from 'zod/mini';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import type { Person } from '../../dev/shop/shop-client.ts';
import { type CallLog, noteBusy, noteCall } from '../../quality/fuzz/call-log.ts';

/** The shop that people walk through, and what they share and leave behind. */
export interface Shop {
  origins: Origins;
  bucket: string;
  project: SeededProject;
  calls: CallLog;
  /** Everything that was not as it should be. */
  problems: string[];
  /** Whether the time of walking is over. */
  isOver: () => boolean;
  /** Customers whose records are judged at the end. */
  uids: Set<string>;
  paidOrders: Set<string>;
  /** Ways that were gone to their end, by who went. */
  walks: Map<string, number>;
}

/** Ends a walk whose time is over: no problem of anybody's. */
class WalkEnded extends Error {}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Leaves out the Idempotency-Key that every write has otherwise. */
  isKeyless?: boolean;
}

interface Answer {
  status: number;
  text: string;
}

const MOST_TRIES = 6;
const BUSY_MILLISECONDS = 400;
const BUSY = 'This was changed at the same time. Please try again.';
/** Between two steps of somebody, on average. */
const PAUSE_MILLISECONDS = 1500;

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Lets somebody look at a page for a while. @throws WalkEnded once the time is over */
export async function lookAround({ isOver }: Shop): Promise<void> {
  await setTimeout(PAUSE_MILLISECONDS * (0.5 + Math.random()));
  if (isOver()) throw new WalkEnded();
}

function addressOf({ origins }: Shop, { path }: Endpoint, { params = {}, query = {} }: Sent) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return `${origins.hosting}/api${filled}${search && `?${search}`}`;
}

/** Makes a call, again where others changed the same at that moment, as pages ask people to. */
async function send(
  shop: Shop,
  person: Pick<Person, 'token'> | null,
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
    noteCall(shop.calls, nameOf(endpoint), performance.now() - startedAt);
    const isBusy = response.status === 409 && text.includes(BUSY);
    if (!isBusy || tries === MOST_TRIES) return { status: response.status, text };
    noteBusy(shop.calls, nameOf(endpoint));
    await setTimeout(BUSY_MILLISECONDS * (0.5 + Math.random()));
  }
}

/** Makes a call that may be refused in one of the ways named. @returns null when it was */
export async function tryAsk<E extends Endpoint>(
  shop: Shop,
  person: Pick<Person, 'token'> | null,
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

/** Makes a call that has to succeed. */
export async function ask<E extends Endpoint>(
  shop: Shop,
  person: Pick<Person, 'token'> | null,
  endpoint: E,
  sent: Sent = {},
): Promise<AnswerOf<E>> {
  const answer = await tryAsk(shop, person, endpoint, [], sent);
  if (answer === null) throw new Error('nothing was answered');
  return answer;
}

/** Goes a way over and over until the time is over; what fails is noted, and the way begun anew. */
export async function walkOn(
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
