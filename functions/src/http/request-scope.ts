import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Deps } from '../platform/deps';
import { type RequestContext, runWithRequestContext } from '../platform/request-context';

/** Accepted format of request ids from a proxy or client: cannot forge log lines. */
const SANE_ID = /^[A-Za-z0-9._-]{8,64}$/;

function requestId(request: Request): string {
  const given = request.get('X-Request-Id');
  return given !== undefined && SANE_ID.test(given) ? given : randomUUID();
}

/** Number of addresses in X-Forwarded-For; see docs/decisions/trust-proxy.md. */
function forwardedCount(request: Request): number {
  return request.get('X-Forwarded-For')?.split(',').length ?? 0;
}

/** Adds read and write counts to the answer, for tests of the read budgets; not in real projects. */
function showCounts(response: Response, context: RequestContext): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = (...args: unknown[]) => {
    response.setHeader('X-Firestore-Reads', context.reads);
    response.setHeader('X-Firestore-Writes', context.writes);
    return writeHead(...args);
  };
}

/**
 * Gives each request an id, a context and a log line. The line has the route pattern instead of the URL,
 * which may contain ids and search words, and neither bodies nor user data.
 */
export function createRequestScope({
  logger,
  config,
}: Pick<Deps, 'logger' | 'config'>): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const leaving = new AbortController();
    const { signal } = leaving;
    const id = requestId(request);
    const context: RequestContext = { id, route: null, reads: 0, writes: 0, signal };
    response.setHeader('X-Request-Id', context.id);
    if (config.isEmulator) showCounts(response, context);
    response.on('close', () => {
      if (!response.writableFinished) leaving.abort();
      if (context.unreadable) {
        const records = Object.fromEntries(context.unreadable);
        logger.error({ request_id: id, route: context.route, records }, 'records cannot be read');
      }
      logger.info(
        {
          request_id: context.id,
          method: request.method,
          route: context.route,
          status: response.statusCode,
          is_complete: response.writableFinished,
          duration_ms: Math.round(performance.now() - start),
          forwarded: forwardedCount(request),
          reads: context.reads,
          writes: context.writes,
        },
        'request',
      );
    });
    runWithRequestContext(context, () => next());
  };
}
