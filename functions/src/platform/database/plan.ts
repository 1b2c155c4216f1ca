import type * as z from 'zod/mini';
import type { Clock } from '../clock';
import type { Database, DatabaseTransaction } from './database';
import { type IdempotencyClaim, perform } from './idempotency';

/**
 * What a transaction writes once it has read all it needs: Firestore refuses a read after a write,
 * so whoever reads hands on a plan, and the plans of one transaction are written together at its end.
 */
export interface Plan {
  /** Writes only. */
  write(): void;
  /**
   * What follows the commit outside of Firestore, such as asking a payment provider for a refund.
   * The process may end before it, so a schedule has to find what was left undone.
   */
  settle?(): Promise<void>;
}

/** Nothing to write. */
export const NOTHING: Plan = { write: () => undefined };

/** Several plans as one, in their order; those that are null or undefined are left out. */
export function all(...plans: readonly (Plan | null | undefined)[]): Required<Plan> {
  return {
    write() {
      for (const plan of plans) plan?.write();
    },
    async settle() {
      for (const plan of plans) await plan?.settle?.();
    },
  };
}

/** What a call answers, and what it writes; null writes nothing. */
export interface Planned<Answer> {
  answer: Answer;
  plan: Plan | null;
}

/**
 * Carries out what `work` plans: in one transaction, once for each claim (see idempotency.once),
 * and settled after the commit. A retry gets the first answer again, and settles nothing.
 * @throws AppError conflict when the claim's key came with another call before; of `work`.
 */
export async function commit<S extends z.ZodMiniType>(
  deps: { db: Database; clock: Clock },
  claim: IdempotencyClaim | null,
  schema: S,
  work: (tx: DatabaseTransaction) => Promise<Planned<z.output<S>>>,
): Promise<z.output<S>> {
  const { answer, effect } = await perform(deps, claim, schema, async (tx) => {
    const { answer, plan } = await work(tx);
    plan?.write();
    return { answer, effect: plan };
  });
  await effect?.settle?.();
  return answer;
}
