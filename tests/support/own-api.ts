import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../functions/src/app';
import { firebaseAppCheck } from '../../functions/src/platform/app-check';
import { readConfig } from '../../functions/src/platform/config';
import { functionParameters } from '../../tools/emulators/config';
import { environment } from '../../tools/environment';
import { adminApp } from './admin';
import { workDeps } from './deps';
import { sendCalls } from './http';

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
  return createServer((request, response) => {
    bytesOf(request)
      .then((rawBody) => {
        app(Object.assign(request, { rawBody }), response);
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
}

/**
 * Has all calls of a test file answered by its own process, on the emulators' data: for tests that
 * send thousands of calls about the API itself. Hosting, the emulator of the functions and its worker
 * processes cost ten times what our code does; each of these files sends some calls through them too.
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
