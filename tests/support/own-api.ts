import { afterAll, beforeAll } from 'vitest';
import { type ServedApi, startApiServer } from './api-server';
import { setApiOrigin } from './http';

/**
 * Serves the API of a test file from the test's own process (api-server.ts). tests/api/through-hosting
 * and the browser tests go through Hosting.
 */
export function serveApiInProcess(): void {
  let served: ServedApi | undefined;
  beforeAll(async () => {
    served = await startApiServer();
    setApiOrigin(served.origin);
  });
  afterAll(async () => {
    setApiOrigin();
    await served?.stop();
  });
}

/**
 * Sends the requests of a test file through Hosting instead of to the API in its own process, to test that
 * the function processes see each other's changes.
 */
export function callThroughHosting(): void {
  beforeAll(() => setApiOrigin());
}
