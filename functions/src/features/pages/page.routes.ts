import { PUBLIC_PATHS } from '@smriti/shared/base/public-pages';
import type { Api } from '../../http/api';
import { createPageErrorHandler } from '../../http/page-errors';
import { type PageMiddleware, createPageRouter } from '../../http/page-router';
import { sendText } from '../../http/text';
import { createPages, type PublicPages } from './page.service';
import { renderSharedBookPage } from './shared-book-page.service';

const searchOf = (url: string) => {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
};

/**
 * Routes of the public pages, which Hosting forwards by path (docs/rules.md#pages-15). Their HTML contains
 * their metadata; the API is below /api.
 * @param limits the API's rate limits, which count these requests as well
 */
export function createPublicPagesRouter({ deps }: Pick<Api, 'deps'>, limits: PageMiddleware) {
  const { router, page: serve } = createPageRouter(limits);
  let made: PublicPages | undefined;
  const pages = () => (made ??= createPages(deps));

  for (const path of PUBLIC_PATHS) {
    serve(path, async (request, response) => {
      const { files, page } = pages();
      const { html, status } = await page(path, searchOf(request.url));
      response.set(files.headers);
      sendText(request, response, { text: html, type: 'html', status, cache: 'catalogue' });
    });
  }
  serve('/shared/:token', async (request, response) => {
    const { files } = pages();
    const { html, status } = await renderSharedBookPage(deps, files.template, request.params);
    response.set({ ...files.headers, 'X-Robots-Tag': 'noindex' });
    sendText(request, response, { text: html, type: 'html', status, cache: 'none' });
  });
  serve('/sitemap.xml', async (request, response) => {
    const text = await pages().sitemap();
    sendText(request, response, { text, type: 'xml', status: 200, cache: 'catalogue' });
  });
  router.use(createPageErrorHandler(deps.logger));
  return router;
}
