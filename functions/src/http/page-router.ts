import { type Request, type RequestHandler, type Response, Router } from 'express';
import { currentRequestContext } from '../platform/request-context';

/** Handlers that run before a page, such as rate limits. */
export type PageMiddleware = readonly RequestHandler[];

interface PageRouter {
  router: Router;
  /** Serves a page at a path. The log names the path, which contains no ids. */
  page: (path: string, answer: (request: Request, response: Response) => Promise<void>) => void;
}

/** Router for pages, which are not part of the API contracts. */
export function createPageRouter(before: PageMiddleware): PageRouter {
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

/** Sets the route name of a request in the log. */
function nameRoute(route: string): RequestHandler {
  return (_request, _response, next) => {
    const context = currentRequestContext();
    if (context) context.route = route;
    next();
  };
}
