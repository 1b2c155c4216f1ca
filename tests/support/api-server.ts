import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';
import PQueue from 'p-queue';
import { createApp, createFeatures } from '../../functions/src/app';
import type { ServedCall } from '../../functions/src/http/api';
import { createAppCheckVerifier } from '../../functions/src/platform/app-check';
import { type Config, readConfig } from '../../functions/src/platform/parameters/config';
import type { Deps } from '../../functions/src/platform/deps';
import { currentRequestContext } from '../../functions/src/platform/request-context';
import { functionParameters } from '../../tools/dev/emulators/emulator-config';
import { adminApp, auth } from './admin';
import { jobDeps } from './deps';
import { environment } from './environment';

/**
 * Maximum number of parallel requests. With more, requests wait for each other's locks in the Firestore
 * emulator, three seconds for each pair.
 */
const MAX_PARALLEL_REQUESTS = 4;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Configuration of the API in tests. */
export function readTestConfig(): Config {
  const variables = { ...process.env, ...functionParameters(environment) };
  return readConfig({ ...variables, FUNCTIONS_EMULATOR: 'true' });
}

/**
 * A token verifier that keeps its results as long as `scope` returns the same object. The Auth emulator
 * looks up the account at each verification, which takes longer than most handlers; production does so only
 * when it checks for revocation.
 */
export function cacheTokenChecks(scope: () => object): Deps['auth'] {
  const verified = new WeakMap<object, Map<string, ReturnType<typeof auth.verifyIdToken>>>();
  const verifyIdToken: typeof auth.verifyIdToken = (token, checkRevoked) => {
    const key = scope();
    const known = verified.get(key) ?? new Map<string, ReturnType<typeof auth.verifyIdToken>>();
    const decoded = known.get(token) ?? auth.verifyIdToken(token, checkRevoked);
    verified.set(key, known.set(token, decoded));
    return decoded;
  };
  return Object.assign(Object.create(auth) as typeof auth, { verifyIdToken });
}

function createApiDeps(changes: Partial<Deps> = {}): Deps {
  return {
    ...jobDeps,
    auth: cacheTokenChecks(() => currentRequestContext() ?? {}),
    appCheck: createAppCheckVerifier(adminApp),
    config: readTestConfig(),
    ...changes,
  };
}

/** All calls of the API with their access rules. */
export function listServedCalls(): ServedCall[] {
  return createFeatures(createApiDeps()).calls;
}

/**
 * The API as an HTTP server. It reads each body to its end before it calls the handler, as Cloud
 * Functions does.
 */
function createApiServer(changes: Partial<Deps>): Server {
  const app = createApp(createApiDeps(changes));
  const queue = new PQueue({ concurrency: MAX_PARALLEL_REQUESTS });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    app(Object.assign(request, { rawBody: await bytesOf(request) }), response);
    await finished(response);
  }
  const server = createServer((request, response) => {
    queue
      .add(() => answer(request, response))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  // Only the client closes idle connections; otherwise it may send on a connection that the server is
  // closing.
  server.keepAliveTimeout = 0;
  return server;
}

export interface ServedApi {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves the API from this process, on the emulators' data. Hosting and the functions emulator with its
 * worker processes would take ten times as long as our code.
 * @param changes replacements for dependencies, such as a clock
 */
export async function startApiServer(changes: Partial<Deps> = {}): Promise<ServedApi> {
  const server = createApiServer(changes);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
