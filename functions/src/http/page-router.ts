import { type Request, type RequestHandler, type Response, Router } from 'express';
import { requestContext } from '../platform/request-context';

/** What goes before a page, such as limits. */
export type Before = readonly RequestHandler[];

interface PageRouter {
  router: Router;
  /** Serves a page at a path; the log names it by that, as it holds no address. */
  page: (path: string, answer: (request: Request, response: Response) => Promise<void>) => void;
}

/** Pages, which are no calls of the contracts. */
export function createPageRouter(before: Before): PageRouter {
  const router = Router({ caseSensitive: true, strict: true });
  return {
    router,
    page: (path, answer) => {
      router.get(path, nameRoute(path), ...before, async (request, response) => {
        await answer(request, response);
      });
    },
  };
}

/** Names the route of a request in the log. */
function nameRoute(route: string): RequestHandler {
  return (_request, _response, next) => {
    const context = requestContext();
    if (context) context.route = route;
    next();
  };
}
