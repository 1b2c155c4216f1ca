import { beforeAll, describe, expect, test } from 'vitest';
import { origins } from '../../support/environment.ts';

const DEEP_LINK = '/products/anniversary?sort=price_asc';
const NOTHING = ["'none'"];

function get(path: string): Promise<Response> {
  return fetch(`${origins.hosting}${path}`, { redirect: 'manual' });
}

/** Directives of a content security policy, by name. */
function policyOf(response: Response): Record<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

let page: Response;
let asset: string;

beforeAll(async () => {
  page = await get('/');
  const html = await page.clone().text();
  asset = /\ssrc="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'the page loads no script';
});

describe('caching', () => {
  test.each(['/app.html', DEEP_LINK, '/my-account/account-orders'])(
    '%s is the page and is revalidated each time',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('an asset with a hash in its name is cached permanently', async () => {
    const response = await get(asset);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a missing asset of an earlier build is a 404, not the page', async () => {
    expect((await get('/assets/gone-12345678.js')).status).toBe(404);
  });

  test.each(['/assets/../firebase.json', '/.vite/manifest.json'])(
    '%s is not served',
    async (path) => {
      const text = await (await get(path)).text();
      expect(text).not.toContain('"src/main.tsx"');
      expect(text).not.toContain('"hosting"');
    },
  );
});

describe.each(['/', DEEP_LINK])('security headers of %s', (path) => {
  test.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
  ])('%s is %s', async (name, value) => {
    expect((await get(path)).headers.get(name)).toBe(value);
  });

  test('disables camera and microphone', async () => {
    const policy = (await get(path)).headers.get('permissions-policy');
    expect(policy).toContain('camera=()');
    expect(policy).toContain('microphone=()');
  });
});

describe('content security policy', () => {
  test('forbids framing', () => {
    expect(policyOf(page)['frame-ancestors']).toEqual(NOTHING);
  });

  test('allows our scripts and those of sign-in, maps and payment; none inline or evaluated', () => {
    expect(policyOf(page)['script-src']).toEqual([
      "'self'",
      "'wasm-unsafe-eval'", // for the text shaper of books and the HEIC decoder
      'https://apis.google.com',
      'https://maps.googleapis.com',
      'https://checkout.razorpay.com',
    ]);
  });

  test('forbids plugins and other base URLs', () => {
    const policy = policyOf(page);
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(NOTHING);
    expect(policy['base-uri']).toEqual(NOTHING);
  });

  test.each([
    ['connect-src', 'https://identitytoolkit.googleapis.com'],
    ['connect-src', 'https://securetoken.googleapis.com'],
    ['connect-src', 'https://firestore.googleapis.com'],
    ['connect-src', 'https://firebasestorage.googleapis.com'],
    ['connect-src', 'https://maps.googleapis.com'],
    ['connect-src', 'https://api.razorpay.com'],
    ['frame-src', 'https://*.firebaseapp.com'],
    ['frame-src', 'https://accounts.google.com'],
    ['frame-src', 'https://api.razorpay.com'],
    ['img-src', 'https://firebasestorage.googleapis.com'],
    ['img-src', 'https://maps.gstatic.com'],
    ['font-src', 'https://fonts.gstatic.com'],
  ])('%s allows %s', (directive, source) => {
    expect(policyOf(page)[directive]).toContain(source);
  });

  test('allows the emulators in the local build', () => {
    const policy = policyOf(page);
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([origins.auth, origins.firestore, origins.storage]),
    );
    expect(policy['img-src']).toContain(origins.storage);
  });

  test('contains no wildcard', () => {
    const sources = Object.values(policyOf(page)).flat();
    expect(sources.filter((source) => /^(\*|https?:|'unsafe-eval')$/.test(source))).toEqual([]);
  });
});

describe('/api', () => {
  // proves api-1
  test('reaches the function, with the headers of the function', async () => {
    const response = await get('/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(policyOf(response)['default-src']).toEqual(NOTHING);
  });

  test('answers an unknown path with its own 404, not the page', async () => {
    const response = await get('/api/no-such-path');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
