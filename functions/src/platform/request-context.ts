import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known and counted about the request being answered. */
export interface RequestContext {
  id: string;
  /** The contract's path, e.g. '/products/:id'; null until a route has matched. */
  route: string | null;
  /** Documents read from and written to Firestore, counted as they are billed. */
  reads: number;
  writes: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with a context, which everything that it calls or awaits can see. */
export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the request being answered, or undefined outside of one (triggers, schedules). */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}
