import type * as z from 'zod/mini';
import type { Clock } from '../clock';
import type { Database, DatabaseTransaction } from './database';
import { type IdempotencyClaim, runOnceWithEffect } from './idempotency';

/**
 * The writes of a transaction after all its reads: Firestore rejects reads after writes, so readers
 * return plans, which are written together at the end of the transaction.
 */
export interface Plan {
  /** Performs the writes; must not read. */
  write(): void;
  /**
   * Work outside of Firestore after the commit, e.g. a refund request. The process may end before it, so
   * a scheduled job must find unfinished work.
   */
  afterCommit?(): Promise<void>;
}

export const EMPTY_PLAN: Plan = { write: () => undefined };

/** Combines plans in order; null and undefined are skipped. */
export function combinePlans(...plans: readonly (Plan | null | undefined)[]): Required<Plan> {
  return {
    write() {
      for (const plan of plans) plan?.write();
    },
    async afterCommit() {
      for (const plan of plans) await plan?.afterCommit?.();
    },
  };
}

/** The answer of a call and its writes; null writes nothing. */
export interface PlannedAnswer<Answer> {
  answer: Answer;
  plan: Plan | null;
}

/**
 * Executes the plan of `work` in one transaction, once per claim (see runOnce), and then its work after the
 * commit. A retry only gets the stored answer.
 * @throws AppError conflict when the key was used by a different call; also throws the errors of `work`.
 */
export async function commitPlan<S extends z.ZodMiniType>(
  deps: { db: Database; clock: Clock },
  claim: IdempotencyClaim | null,
  schema: S,
  work: (tx: DatabaseTransaction) => Promise<PlannedAnswer<z.output<S>>>,
): Promise<z.output<S>> {
  const { answer, effect } = await runOnceWithEffect(deps, claim, schema, async (tx) => {
    const { answer, plan } = await work(tx);
    plan?.write();
    return { answer, effect: plan };
  });
  await effect?.afterCommit?.();
  return answer;
}
