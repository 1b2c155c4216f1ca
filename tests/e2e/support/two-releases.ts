import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { origins } from '../../support/environment';

/** File names of built scripts and styles; fonts have the same names in both releases. */
const NAMES = /\b([\w-]+-[\w-]{8})\.(js|css)\b/g;
const OF_TWO = /\.two\.(js|css)$/;
/** The revision of the app shell in the service worker; it has to differ when its scripts do. */
const REVISION = /(app\.html[`'"],revision:[`'"])/;
const NAMES_FILES = /^(text\/(html|css|javascript)|application\/javascript)/;
/** Headers of a connection, or of the encoding and caching of a body; the proxy does not forward them. */
const OF_CONNECTION = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade-insecure-requests',
  'accept-encoding',
  'content-encoding',
  'content-length',
  'etag',
  'if-none-match',
  'if-modified-since',
  'last-modified',
]);

type Release = 'one' | 'two';

const ofTwo = (content: string) => content.replace(NAMES, '$1.two.$2').replace(REVISION, '$1two-');

function passedOn(headers: Iterable<[string, unknown]>): Record<string, string> {
  const kept = [...headers].flatMap(([name, value]) =>
    typeof value === 'string' && !OF_CONNECTION.has(name.toLowerCase()) ? [[name, value]] : [],
  );
  return Object.fromEntries(kept) as Record<string, string>;
}

/**
 * Forwards a request to Hosting, and rewrites file names in the answer when the second release is
 * deployed.
 */
async function answer(request: IncomingMessage, response: ServerResponse, release: Release) {
  const { method = 'GET', url = '/' } = request;
  const { pathname } = new URL(url, origins.hosting);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const answered = await fetch(origins.hosting + url.replace(OF_TWO, '.$1'), {
    method,
    headers: { ...passedOn(Object.entries(request.headers)), 'Accept-Encoding': 'identity' },
    body: hasBody ? await text(request) : null,
    redirect: 'manual',
  });
  const isOther =
    release === 'two' &&
    !pathname.startsWith('/api/') &&
    NAMES_FILES.test(answered.headers.get('Content-Type') ?? '');
  const body = isOther
    ? ofTwo(await answered.text())
    : new Uint8Array(await answered.arrayBuffer());
  response.writeHead(answered.status, passedOn(answered.headers)).end(body);
}

/**
 * A proxy of the emulators' shop at its own origin, where a second release can be deployed. The second
 * release renames all scripts and styles, in the pages and in the service worker; the files of the first
 * are gone, as after a release to Hosting.
 */
export async function serveTwoReleases() {
  let release: Release = 'one';
  const gone: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (/^\/assets\/.*\.(js|css)$/.test(url) && OF_TWO.test(url) !== (release === 'two')) {
      gone.push(url);
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.');
      return;
    }
    answer(request, response, release).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Requested scripts and styles that the deployed release does not have. */
    gone,
    deployTwo() {
      release = 'two';
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
