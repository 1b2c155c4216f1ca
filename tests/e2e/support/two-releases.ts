import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { origins } from '../../support/environment';

/** Scripts and styles by the names that the build gives them; fonts are the same in both releases. */
const NAMES = /\b([\w-]+-[\w-]{8})\.(js|css)\b/g;
const OF_TWO = /\.two\.(js|css)$/;
/** That of the plain page in the service worker: with other scripts it is another page. */
const REVISION = /(app\.html[`'"],revision:[`'"])/;
const NAMES_FILES = /^(text\/(html|css|javascript)|application\/javascript)/;
/** Of the connection between two, or of a body as it came. */
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

/** Has Hosting answer as if the release were the one that it has. */
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
 * The shop of the emulators at an origin of its own, where a second release can be deployed: all its
 * scripts and styles have other names, in its pages and in its service worker too, and those of the first
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
    /** The scripts and styles that were asked for and are not of the release that is served. */
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
