import { type Query, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueryShape } from '../../../platform/database/database';
import { type SettlementDeps } from './confirmation.service';
import { reconcilePayments } from './reconciliation.service';

const MINUTE = 60_000;
const START = Date.parse('2026-03-01T10:00:00.000Z');

interface Due {
  id: string;
  refund: 'none' | 'owed';
  ask_at: number;
}

let now: number;
let stored: Due[];
/** Payment ids in the order in which they were processed. */
let worked: string[];
const error = vi.fn();

/** A payment at an inactive provider, so that no API is called. */
const documentOf = ({ id, refund, ask_at }: Due) => ({
  id,
  refund,
  refunds: [],
  ask_at: Timestamp.fromMillis(ask_at),
  user_id: 'asha',
  transaction_id: id,
  reference: 'PAYABCDEFGH',
  payment_method: 'card',
  payment_type: 'initial',
  payment_status: refund === 'owed' ? 'paid' : 'pending',
  amount_paise: 100,
  cart_id: 'album',
  order_id: null,
  placement_id: null,
  paid_before_paise: 0,
  provider: 'razorpay',
  livemode: true,
  provider_state: {},
  failure: '',
  submitted_at: null,
  created_at: Timestamp.fromMillis(START - MINUTE),
  updated_at: Timestamp.fromMillis(START - MINUTE),
});

/** The queue and the limit of a query. */
function asked(shape: QueryShape) {
  let isRefunds = false;
  let most = Infinity;
  const query = {
    where: (field: string) => {
      isRefunds ||= field === 'refund';
      return query;
    },
    orderBy: () => query,
    limit: (count: number) => {
      most = count;
      return query;
    },
  };
  shape(query as unknown as Query);
  return { isRefunds, most };
}

const db = {
  find: (_collection: string, shape: QueryShape) => {
    const { isRefunds, most } = asked(shape);
    const due = stored.filter(
      ({ refund, ask_at }) => (refund === 'owed') === isRefunds && ask_at <= now,
    );
    const first = due.toSorted((one, other) => one.ask_at - other.ask_at).slice(0, most);
    return Promise.resolve(first.map((one) => ({ data: documentOf(one) })));
  },
  batch: (fill: (writes: object) => void) => {
    const update = (path: string, { ask_at }: { ask_at: Date }) => {
      const id = path.replace('payments/', '');
      stored = stored.map((one) => (one.id === id ? { ...one, ask_at: ask_at.getTime() } : one));
      if (!worked.includes(id)) worked.push(id);
    };
    fill({ update });
    now += takes;
    return Promise.resolve();
  },
};
/** Duration of each write, in ms. */
let takes = 0;

const deps = {
  db,
  clock: { now: () => new Date(now) },
  config: { payments: { accounts: {}, offered: [] } },
  logger: { error },
} as unknown as SettlementDeps;

/** `count` due payments, the one that waits longest first. */
const due = (prefix: string, count: number, refund: Due['refund'], since = START - MINUTE): Due[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    refund,
    ask_at: since + index,
  }));
const idsOf = (payments: readonly Due[]) => payments.map(({ id }) => id);

beforeEach(() => {
  now = START;
  worked = [];
  takes = 0;
  error.mockClear();
});

describe('reconcilePayments', () => {
  it('requests all owed refunds before it asks about a payment, oldest first', async () => {
    const refunds = due('refund', 250, 'owed');
    const questions = due('question', 120, 'none', START - 20 * MINUTE);
    stored = [...questions.toReversed(), ...refunds.toReversed()];
    expect(await reconcilePayments(deps)).toBe(370);
    expect(worked).toEqual([...idsOf(refunds), ...idsOf(questions)]);
  });

  it('stops in time, and continues with the rest in the next run', async () => {
    takes = 6_000;
    stored = [...due('refund', 200, 'owed'), ...due('question', 5, 'none')];
    const done = await reconcilePayments(deps);
    expect(now - START).toBeLessThanOrEqual(14 * MINUTE);
    expect(worked).toEqual(idsOf(due('refund', done, 'owed')));
    expect(done).toBeLessThan(200);
    takes = 0;
    await reconcilePayments(deps);
    expect(new Set(worked).size).toBe(205);
  });

  it('logs the longest wait once it exceeds half an hour', async () => {
    stored = due('refund', 1, 'owed', START - 29 * MINUTE);
    await reconcilePayments(deps);
    expect(error).not.toHaveBeenCalled();
    stored = due('refund', 1, 'owed', START - 31 * MINUTE);
    await reconcilePayments(deps);
    expect(error).toHaveBeenCalledWith(
      { alert: 'payments-waiting', minutes: 31 },
      expect.any(String),
    );
  });
});
