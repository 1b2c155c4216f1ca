import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@smriti/shared/base/endpoint';
import { errorBody } from '@smriti/shared/base/errors';
import { wholeNumber } from '@smriti/shared/base/fields';
import express, { type RequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLiveDeps } from '../platform/live-deps';
import { computeEtag, serialisedReply, addHeaders } from './answer';
import { type Api, createApi } from './api';
import { createErrorHandler, answerNotFound } from './errors';
import { createRequestScope } from './request-scope';
import { addRoute } from './route';

// These tests use neither Firebase nor its emulators.
const deps = createLiveDeps({
  GCLOUD_PROJECT: 'demo-unit',
  FUNCTIONS_EMULATOR: 'true',
  LOG_LEVEL: 'silent',
});

const item = z.object({ id: z.int(), name: z.string() });
const getItem = endpoint({
  method: 'GET',
  path: '/items/:id',
  params: z.object({ id: wholeNumber(1, 99) }),
  response: item,
});
const listItems = endpoint({ method: 'GET', path: '/items', response: z.array(item) });
const addItem = endpoint({
  method: 'POST',
  path: '/items',
  body: z.strictObject({ name: z.string() }),
  response: item,
});

const servers = new Set<ReturnType<express.Express['listen']>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

/** Serves routes over HTTP; `platform` simulates what Cloud Functions runs before our code. */
async function serve(addRoutes: (api: Api) => void, platform: RequestHandler[] = []) {
  const api = createApi(deps);
  addRoutes(api);
  const app = express();
  app.set('query parser', false);
  app.use(
    ...platform,
    createRequestScope(deps),
    api.router,
    answerNotFound,
    createErrorHandler(deps.logger),
  );
  const server = app.listen(0);
  servers.add(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const problem = async (answer: Response) => errorBody.parse(await answer.json());
const json = (body: string | Uint8Array<ArrayBuffer>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});
const echo = (api: Api) =>
  addRoute(api, addItem, { access: 'public' }, ({ body }) => ({ id: 1, name: body.name }));

describe('input and output of a handler', () => {
  it('are parsed at the start, and stripped of unknown fields at the end', async () => {
    const origin = await serve((api) =>
      addRoute(api, getItem, { access: 'public' }, ({ params }) => {
        const stored = { id: params.id, name: 'album', secret: 'paise' };
        return stored;
      }),
    );
    const answer = await fetch(`${origin}/items/7`);
    expect(await answer.json()).toEqual({ id: 7, name: 'album' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('may include headers', async () => {
    const origin = await serve((api) =>
      addRoute(api, listItems, { access: 'public' }, () =>
        addHeaders([], { 'X-Total-Count': '0' }),
      ),
    );
    expect((await fetch(`${origin}/items`)).headers.get('x-total-count')).toBe('0');
  });

  it('are a generic 500 if the answer is invalid or the handler throws', async () => {
    const origin = await serve((api) => {
      addRoute(api, getItem, { access: 'public' }, () => {
        throw new Error('the password of the database is hunter2');
      });
      addRoute(api, listItems, { access: 'public' }, () => [{ id: Number.NaN, name: 'x' }]);
    });
    for (const path of ['/items/1', '/items']) {
      const answer = await fetch(`${origin}${path}`);
      expect(answer.status).toBe(500);
      const body = await problem(answer);
      expect(body).toEqual({
        message: 'Something went wrong on our side. Please try again.',
        code: 'internal',
        reason: 'went_wrong',
        request_id: answer.headers.get('x-request-id'),
      });
    }
  });
});

describe('a database that does not respond', () => {
  it.each([4, 14])('is answered with 503 and a time to retry (code %i)', async (code) => {
    const origin = await serve((api) => {
      addRoute(api, getItem, { access: 'public' }, () => {
        throw Object.assign(new Error('14 UNAVAILABLE: hunter2'), { code, details: 'hunter2' });
      });
    });
    const answer = await fetch(`${origin}/items/1`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await problem(answer)).toEqual({
      message: 'The service is not available. Please try again later.',
      code: 'unavailable',
      reason: 'unavailable',
      request_id: answer.headers.get('x-request-id'),
    });
  });
});

describe('a route with its own tokens', () => {
  const asked: string[] = [];
  const open = () => {
    asked.length = 0;
    return serve((api) => {
      const access = (bearer: string) => {
        asked.push(bearer);
        return Promise.resolve({ uid: `owner of ${bearer}` });
      };
      addRoute(api, addItem, { access }, ({ caller, request }) => ({
        id: request.idempotency ? 1 : 0,
        name: caller.uid,
      }));
    });
  };
  const send = async (headers: Record<string, string>) => {
    const request = json('{"name":"a"}');
    return fetch(`${await open()}/items`, {
      ...request,
      headers: { ...request.headers, ...headers },
    });
  };

  it('passes on the owner of the token before anything else is read', async () => {
    const answer = await send({ authorization: 'Bearer guest.secret_-~' });
    expect(await answer.json()).toEqual({ id: 0, name: 'owner of guest.secret_-~' });
    const named = await send({ authorization: 'Bearer a', 'idempotency-key': 'k' });
    expect(await named.json()).toEqual({ id: 1, name: 'owner of a' });
  });

  it.each(['', 'Bearer', 'Basic YTpi', 'Bearer a b', `Bearer ${'a'.repeat(8001)}`])(
    'verifies no token for %j',
    async (authorization) => {
      const answer = await send({ authorization });
      expect(answer.status).toBe(401);
      expect((await problem(answer)).code).toBe('unauthenticated');
      expect(asked).toEqual([]);
    },
  );

  it('verifies nothing without a token', async () => {
    expect((await send({})).status).toBe(401);
    expect(asked).toEqual([]);
  });
});

describe('cacheable answers', () => {
  const cached = (api: Api) => {
    addRoute(api, listItems, { access: 'public', cache: 'catalogue' }, () => [
      { id: 1, name: 'a' },
    ]);
    const bytes = Buffer.from('{"id":1,"name":"kept"}');
    addRoute(api, getItem, { access: 'public', cache: 'catalogue' }, () =>
      serialisedReply(bytes, computeEtag(bytes)),
    );
  };

  it('have cache headers and an entity tag, and answer 304 to a matching one', async () => {
    const origin = await serve(cached);
    for (const path of ['/items', '/items/1']) {
      const answer = await fetch(`${origin}${path}`);
      expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=\d+/);
      const etag = answer.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      // Hosting sends no-cache, and a proxy may have weakened the tag.
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const headers = { 'if-none-match': known, 'cache-control': 'no-cache' };
        const again = await fetch(`${origin}${path}`, { headers });
        expect(again.status, known).toBe(304);
        expect(await again.text()).toBe('');
        expect(again.headers.get('etag')).toBe(etag);
      }
      const changed = await fetch(`${origin}${path}`, { headers: { 'if-none-match': '"other"' } });
      expect(changed.status).toBe(200);
    }
  });

  it('are at most 10 s older than a change by an admin', async () => {
    const { headers } = await fetch(`${await serve(cached)}/items`);
    const seconds = (name: string) =>
      Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(headers.get('cache-control') ?? '')?.[1]);
    const revalidate = seconds('stale-while-revalidate');
    const memory = 2;
    const compilation = 3;
    const worst =
      compilation + memory + seconds('s-maxage') + revalidate + seconds('max-age') + revalidate;
    expect(worst).toBeLessThanOrEqual(10);
  });
});

describe('bodies', () => {
  it('are read from the stream, or from rawBody if the platform has read it', async () => {
    const platform: RequestHandler = (request, _response, next) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        Object.assign(request, { rawBody: Buffer.concat(chunks), body: { name: 'not this' } });
        next();
      });
    };
    for (const origin of [await serve(echo), await serve(echo, [platform])]) {
      const answer = await fetch(`${origin}/items`, json('{"name":"आशा"}'));
      expect(await answer.json()).toEqual({ id: 1, name: 'आशा' });
      const malformed = await fetch(`${origin}/items`, json('{"name":'));
      expect(malformed.status).toBe(400);
      expect((await problem(malformed)).message).toBe('The body is not well-formed JSON.');
      const large = await fetch(`${origin}/items`, json(`{"name":"${'x'.repeat(200_000)}"}`));
      expect(large.status).toBe(413);
      expect((await problem(large)).message).toContain('100 kB');
    }
  });

  it('that end early fail neither the server nor the next request', async () => {
    const origin = await serve(echo);
    const headers = { 'content-type': 'application/json', 'content-length': '100' };
    const broken = send(`${origin}/items`, { method: 'POST', headers });
    await new Promise((resolve) => {
      broken.on('error', resolve).write('{"name":');
      setTimeout(() => broken.destroy(), 50);
    });
    expect((await fetch(`${origin}/items`, json('{"name":"a"}'))).status).toBe(200);
  });

  it('must be UTF-8', async () => {
    const origin = await serve(echo);
    const bytes = Uint8Array.from([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')]);
    expect((await fetch(`${origin}/items`, json(bytes))).status).toBe(400);
  });
});

describe('addresses', () => {
  it('that cannot be decoded answer 400', async () => {
    const origin = await serve((api) =>
      addRoute(api, getItem, { access: 'public' }, () => ({ id: 1, name: 'a' })),
    );
    for (const path of ['/items/%', '/items/%E0%A4%A', '/items/%ff', '/items/1?x=%']) {
      const answer = await fetch(`${origin}${path}`);
      expect(answer.status, path).toBe(400);
      expect((await problem(answer)).code).toBe('invalid_input');
    }
  });
});
