import { afterAll, beforeAll } from 'vitest';
import { type ServedApi, startOwnApi } from './api-server';
import { sendCalls } from './http';

/**
 * Serves the API of a test file from the test's own process (api-server.ts). tests/api/through-hosting
 * and the browser tests go through Hosting.
 */
export function serveOwnApi(): void {
  let served: ServedApi | undefined;
  beforeAll(async () => {
    served = await startOwnApi();
    sendCalls(served.origin);
  });
  afterAll(async () => {
    sendCalls();
    await served?.stop();
  });
}
