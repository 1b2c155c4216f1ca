import { afterAll, beforeAll } from 'vitest';
import type { Deps } from '../../functions/src/platform/deps';
import { type ServedApi, startApiServer, cacheTokenChecks } from './api-server';
import { setApiOrigin } from './http';

/**
 * Serves the API of a test file from the test's own process (api-server.ts). tests/api/through-hosting
 * and the browser tests go through Hosting.
 * @param changes replacements for dependencies
 */
export function serveApiInProcess(changes: Partial<Deps> = {}): void {
  let served: ServedApi | undefined;
  beforeAll(async () => {
    served = await startApiServer(changes);
    setApiOrigin(served.origin);
  });
  afterAll(async () => {
    setApiOrigin();
    await served?.stop();
  });
}

/** As `serveApiInProcess`, but verifies each token only once: for test files that change no account. */
export function serveApiWithTokenCache(): void {
  const scope = {};
  serveApiInProcess({ auth: cacheTokenChecks(() => scope) });
}

/**
 * Sends the requests of a test file, or of a group of its tests, through Hosting instead of to the API in
 * its own process, to test that the function processes see each other's changes.
 */
export function callThroughHosting(): void {
  let previous: string;
  beforeAll(() => {
    previous = setApiOrigin();
  });
  afterAll(() => {
    setApiOrigin(previous);
  });
}
