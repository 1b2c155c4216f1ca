import type { PageRead, PageRenderer, RenderedPage } from '@smriti/shared/base/public-pages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AsyncLocalStorage } from 'node:async_hooks';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from './app/AppRoutes';
import { fetchPageQueries } from './app/fetch-page-queries';
import { setTransport } from './lib/api/api';
import { prerenderPage } from './prerender-page';

/** Maximum rendering time in ms; a page that takes longer is rendered in the browser. */
const LIMIT_MILLISECONDS = 3000;
/** Tags for the head, which React renders first if there is no head element. */
const HEAD = /^(?:<link [^>]*>|<title>[^<]*<\/title>|<meta [^>]*>)+/;

/**
 * Function that reads the API for the page being rendered; several pages may be rendered at the
 * same time.
 */
const readOfPage = new AsyncLocalStorage<PageRead>();
setTransport(async (url) => {
  const read = readOfPage.getStore();
  if (!read) throw new Error('no page is being made');
  return respond(read, url);
});

/**
 * Renders the first screen of a public page, with the same components as in the browser, which
 * hydrates it (main.tsx).
 * @throws the API error of data that the page needs, or the error of a part that cannot be rendered
 */
export const renderPage: PageRenderer['renderPage'] = (address, read) =>
  readOfPage.run(read, () => renderWithAnswers(address));

async function renderWithAnswers(address: string): Promise<RenderedPage> {
  // Nothing is retried here, because the visitor is waiting for the page.
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity } },
  });
  await fetchPageQueries(client, new URL(address, 'http://localhost'));
  const rendered = await prerenderPage(
    <StrictMode>
      <QueryClientProvider client={client}>
        <StaticRouter location={address}>
          <AppRoutes />
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
    LIMIT_MILLISECONDS,
  );
  const head = HEAD.exec(rendered)?.[0] ?? '';
  return { html: rendered.slice(head.length), head, answers: answersOf(client) };
}

async function respond(read: PageRead, url: string): Promise<Response> {
  const { json, headers } = await read(url);
  return new Response(json, { headers });
}

function answersOf(client: QueryClient): RenderedPage['answers'] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}
