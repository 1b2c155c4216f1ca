import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@smriti/shared/base/errors';

/** What is known and counted about the request being answered. */
export interface RequestContext {
  id: string;
  /** The contract's path, e.g. '/products/:id'; null until a route has matched. */
  route: string | null;
  /** Documents read from and written to Firestore, counted as they are billed. */
  reads: number;
  writes: number;
  /** Aborted when the caller is gone: what is still to be done would be done for no one. */
  signal?: AbortSignal;
  /** Stored records that do not match their schema, by path: in which fields, and whether the answer lacks them. */
  unreadable?: Map<string, { fields: string[]; isLeftOut: boolean }>;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with a context, which everything that it calls or awaits can see. */
export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** @throws AppError when whoever asked is gone, so that long work ends with them. */
export function assertCallerWaits(): void {
  if (requestContext()?.signal?.aborted) {
    throw new AppError('invalid_input', 'The request broke off.');
  }
}

/** The context of the request being answered, or undefined outside of one (triggers, schedules). */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}
