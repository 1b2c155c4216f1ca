import type { PageRead, PageRenderer, RenderedPage } from '@smriti/shared/base/public-pages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AsyncLocalStorage } from 'node:async_hooks';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from './app/AppRoutes';
import { fetchPage } from './app/page-queries';
import { setTransport } from './lib/api/api';
import { prerendered } from './prerendered';

/** A page that takes longer is made in the browser. */
const LIMIT_MILLISECONDS = 3000;
/** Tags for the head come first, where there is no head. */
const HEAD = /^(?:<link [^>]*>|<title>[^<]*<\/title>|<meta [^>]*>)+/;

/** Reads the API for the page that is being made: each of several at the same time has its own. */
const readOfPage = new AsyncLocalStorage<PageRead>();
setTransport(async (url) => {
  const read = readOfPage.getStore();
  if (!read) throw new Error('no page is being made');
  return respond(read, url);
});

/**
 * Makes the first screenful of one of the public pages, of the same parts as in the browser, which goes
 * on from there (main.tsx).
 * @throws what the API answers instead of what the page needs, or when a part of it fails
 */
export const renderPage: PageRenderer['renderPage'] = (address, read) =>
  readOfPage.run(read, () => renderWithAnswers(address));

async function renderWithAnswers(address: string): Promise<RenderedPage> {
  // Nothing is tried again here: who asked for the page waits.
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity } },
  });
  await fetchPage(client, new URL(address, 'http://localhost'));
  const rendered = await prerendered(
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
