import { PUBLIC_PATHS } from '@smriti/shared/base/public-pages';
import { type RequestHandler, Router } from 'express';
import type { Api } from '../../http/api';
import { sendText } from '../../http/text';
import { requestContext } from '../../platform/request-context';
import { createPages, type Pages } from './page.service';
import { sharedBookPage } from './shared-book-page.service';

/** Names the route in the log, which holds no address. */
const named =
  (route: string): RequestHandler =>
  (_request, _response, next) => {
    const context = requestContext();
    if (context) context.route = route;
    next();
  };

const searchOf = (url: string) => {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
};

/**
 * The pages that come as HTML with what they are (docs/rules.md#pages-15), which Hosting sends here by
 * their own paths; the API is below /api.
 * @param limits those of the API, which count these requests too
 */
export function pageRoutes({ deps }: Pick<Api, 'deps'>, limits: readonly RequestHandler[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  let made: Pages | undefined;
  const pages = () => (made ??= createPages(deps));

  for (const path of PUBLIC_PATHS) {
    router.get(path, named(path), ...limits, async (request, response) => {
      const { files, page } = pages();
      const { html, status } = await page(path, searchOf(request.url));
      response.set(files.headers);
      sendText(request, response, { text: html, type: 'html', status, cache: 'catalogue' });
    });
  }
  router.get('/shared/:token', named('/shared/:token'), ...limits, async (request, response) => {
    const { files } = pages();
    const { html, status } = await sharedBookPage(deps, files.template, request.params);
    response.set({ ...files.headers, 'X-Robots-Tag': 'noindex' });
    sendText(request, response, { text: html, type: 'html', status, cache: 'none' });
  });
  router.get('/sitemap.xml', named('/sitemap.xml'), ...limits, async (request, response) => {
    const text = await pages().sitemap();
    sendText(request, response, { text, type: 'xml', status: 200, cache: 'catalogue' });
  });
  return router;
}
