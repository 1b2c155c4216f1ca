import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@smriti/shared/base/errors';

export interface RequestContext {
  id: string;
  /** Path pattern of the contract, e.g. '/products/:id'; null before a route matched. */
  route: string | null;
  /** Documents read from and written to Firestore, as billed. */
  reads: number;
  writes: number;
  /** Aborted when the client disconnects, so that remaining work can stop. */
  signal?: AbortSignal;
  /**
   * Records that do not match their schema, by path: the failing fields, and whether the answer omits
   * them.
   */
  unreadable?: Map<string, { fields: string[]; isLeftOut: boolean }>;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with a context visible to everything it calls or awaits. */
export function runWithRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** @throws AppError when the client has disconnected, which stops long work. */
export function assertCallerWaits(): void {
  if (currentRequestContext()?.signal?.aborted) {
    throw new AppError('invalid_input', 'The request broke off.');
  }
}

/** Context of the current request; undefined outside of one (triggers, schedules). */
export function currentRequestContext(): RequestContext | undefined {
  return storage.getStore();
}
