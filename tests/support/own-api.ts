import { afterAll, beforeAll } from 'vitest';
import { type ServedApi, startOwnApi } from './api-server';
import { sendCalls } from './http';

/**
 * Has all calls of a test file answered by its own process (api-server.ts); tests/api/through-hosting
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
