import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { AddressInfo } from 'node:net';
import PQueue from 'p-queue';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../functions/src/app';
import { firebaseAppCheck } from '../../functions/src/platform/app-check';
import { readConfig } from '../../functions/src/platform/config';
import { functionParameters } from '../../tools/emulators/config';
import { environment } from '../../tools/environment';
import { adminApp } from './admin';
import { workDeps } from './deps';
import { sendCalls } from './http';

/** More would hold Firestore's locks for each other: each pair costs its emulator three seconds. */
const REQUESTS_AT_ONCE = 4;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The API over HTTP as the platform hands it requests: their bodies are read to the end before. */
function createApiServer(): Server {
  const variables = { ...process.env, ...functionParameters(environment('test')) };
  const config = readConfig({ ...variables, FUNCTIONS_EMULATOR: 'true' });
  const app = createApp({ ...workDeps, appCheck: firebaseAppCheck(adminApp), config });
  const queue = new PQueue({ concurrency: REQUESTS_AT_ONCE });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    app(Object.assign(request, { rawBody: await bytesOf(request) }), response);
    await finished(response);
  }
  const server = createServer((request, response) => {
    queue
      .add(() => answer(request, response))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  // The client ends what is idle: it might send on a connection that ends at the same moment.
  server.keepAliveTimeout = 0;
  return server;
}

/**
 * Has all calls of a test file answered by its own process, on the emulators' data. Hosting, the
 * emulator of the functions and its worker processes cost ten times what our code does:
 * tests/api/through-hosting and the browser tests go through them.
 */
export function serveOwnApi(): void {
  let server: Server | undefined;
  beforeAll(async () => {
    const own = createApiServer();
    server = own;
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    sendCalls(`http://127.0.0.1:${(own.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    sendCalls();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });
}
