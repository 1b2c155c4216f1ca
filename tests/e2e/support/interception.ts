import type { CDPSession, Page } from '@playwright/test';

type Handler = (session: CDPSession, requestId: string) => Promise<unknown>;

/**
 * Gives the page's requests to an address (with `*` for any text) to a handler, until the returned
 * function is called. `page.route` would pass all requests of the page to the test, and switch the HTTP
 * cache off.
 */
async function intercept(page: Page, address: string, handle: Handler) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => void handle(session, requestId));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
  return () => session.detach();
}

/** Holds back requests to an address until the returned function is called. */
export function holdRequests(page: Page, address: string): Promise<() => Promise<void>> {
  return intercept(page, address, () => Promise.resolve());
}

const FAILURE = { message: 'Not now.', code: 'business_rule', request_id: 'x' };

/**
 * Answers requests to an address with status 422, which pages do not retry, until the returned function
 * is called.
 */
export function failRequests(page: Page, address: string): Promise<() => Promise<void>> {
  return intercept(page, address, (session, requestId) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 422,
      responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(FAILURE)).toString('base64'),
    }),
  );
}
