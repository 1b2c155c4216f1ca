// @vitest-environment jsdom
import { endpoint } from '@smriti/shared/base/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sessionToken } from '#lib/session/session-token.ts';
import {
  ApiError,
  callApi,
  callPage,
  callPublic,
  callPublicPage,
  apiErrorMessage,
  setSessionRecovery,
  serverMessage,
} from './api';

const getThing = endpoint({
  method: 'GET',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.optional(z.string()), size: z.optional(z.number()) }),
  response: z.object({ name: z.string() }),
});

vi.mock('./app-check', () => ({ appCheckToken: () => Promise.resolve('attested') }));

interface Seen {
  url: string;
  token: string | null;
}

let seen: Seen[];
let answer: (request: Seen) => Response;

const ok = (body: unknown, headers = {}) => new Response(JSON.stringify(body), { headers });
const refused = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const unauthorised = () =>
  refused(401, { message: 'Sign in again.', code: 'unauthenticated', request_id: 'r' });

beforeEach(() => {
  seen = [];
  answer = () => ok({ name: 'x', secret: 1 });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = { url, token: new Headers(init.headers).get('Authorization') };
    seen.push(request);
    return Promise.resolve(answer(request));
  });
  sessionToken.set('old');
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionToken.clear();
});

const awaitSignIn = vi.fn<(error: unknown) => Promise<boolean> | null>(() => null);
const recoverBy = (renew: () => Promise<string>) => setSessionRecovery({ renew, awaitSignIn });

const input = { params: { id: 'a/b' }, query: { q: 'é &', size: undefined } };

describe('callApi', () => {
  // proves session-10
  it('encodes the path and query, sends the token and strips unknown fields', async () => {
    expect(await callApi(getThing, input)).toEqual({ name: 'x' });
    expect(seen).toEqual([{ url: '/api/things/a%2Fb?q=%C3%A9+%26', token: 'Bearer old' }]);
  });

  // proves session-3
  it('renews the token once on 401 and sends the request once more', async () => {
    recoverBy(() => Promise.resolve('new'));
    answer = ({ token }) => (token === 'Bearer new' ? ok({ name: 'x' }) : unauthorised());
    await callApi(getThing, input);
    expect(seen.map((request) => request.token)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('does not renew twice for one request', async () => {
    const renew = vi.fn(() => Promise.resolve('new'));
    recoverBy(renew);
    answer = unauthorised;
    await expect(callApi(getThing, input)).rejects.toThrow('Sign in again.');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(seen).toHaveLength(2);
  });

  it('repeats reads after a sign-in on the page, and no other calls', async () => {
    recoverBy(() => Promise.reject(new Error('over')));
    answer = ({ token }) => (token === 'Bearer next' ? ok({ name: 'x' }) : unauthorised());
    awaitSignIn.mockImplementation(() => {
      sessionToken.set('next');
      return Promise.resolve(true);
    });
    expect(await callApi(getThing, input)).toEqual({ name: 'x' });
    expect(seen.map((request) => request.token)).toEqual(['Bearer old', 'Bearer next']);
    sessionToken.set('old');
    await expect(callApi({ ...getThing, method: 'PUT' }, input)).rejects.toThrow('over');
    sessionToken.set('old');
    awaitSignIn.mockResolvedValueOnce(false);
    await expect(callApi(getThing, input)).rejects.toThrow('over');
    awaitSignIn.mockReset().mockReturnValue(null);
  });

  it('uses a token that another call has renewed in the meantime', async () => {
    const renew = vi.fn(() => Promise.resolve('newer'));
    recoverBy(renew);
    answer = ({ token }) => {
      if (token === 'Bearer new') return ok({ name: 'x' });
      sessionToken.set('new');
      return unauthorised();
    };
    await callApi(getThing, input);
    expect(seen.map((request) => request.token)).toEqual(['Bearer old', 'Bearer new']);
    expect(renew).not.toHaveBeenCalled();
  });

  it('rejects when the token cannot be renewed', async () => {
    recoverBy(() => Promise.reject(new Error('over')));
    answer = unauthorised;
    await expect(callApi(getThing, input)).rejects.toThrow('over');
  });

  it('throws an ApiError with the code, message and details of the server', async () => {
    const body = { message: 'No.', code: 'conflict', request_id: 'r', details: { total: 1 } };
    answer = () => refused(409, body);
    const failure = await callApi(getThing, input).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'No.',
      details: { total: 1 },
    });
  });

  it('throws an ApiError for a non-JSON response and for no response', async () => {
    answer = () => new Response('<html>', { status: 502 });
    await expect(callApi(getThing, input)).rejects.toMatchObject({ status: 502, code: 'internal' });
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(callApi(getThing, input)).rejects.toMatchObject({ code: 'network' });
  });

  it.each([
    ['violates the contract', () => ok({ title: 'x' })],
    ['is cut off', () => new Response('{"name":')],
  ])('throws an ApiError for a response that %s', async (_, broken) => {
    answer = broken;
    await expect(callApi(getThing, input)).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 'internal',
      message: 'Something went wrong. Please try again.',
    });
  });
});

describe('App Check', () => {
  const pay = endpoint({ method: 'GET', path: '/payments', response: z.object({}) });
  const attestations: (string | null)[] = [];

  beforeEach(() => {
    attestations.length = 0;
    vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
      attestations.push(new Headers(headers).get('X-Firebase-AppCheck'));
      return Promise.resolve(ok({ name: 'x' }));
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is sent with calls that require it, in a build with a key', async () => {
    vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'site-key');
    await callApi(pay, {});
    await callPublic(pay, {});
    await callApi(getThing, input);
    expect(attestations).toEqual(['attested', 'attested', null]);
  });

  it('is not requested in a build without a key', async () => {
    await callApi(pay, {});
    expect(attestations).toEqual([null]);
  });
});

describe('serverMessage and apiErrorMessage', () => {
  it.each([
    [new ApiError(409, 'conflict', 'No.'), 'No.', 'No.'],
    [new ApiError(0, 'network', 'Not reached.'), null, 'Not reached.'],
    [new ApiError(500, 'internal', 'Oops.'), null, null],
    [new TypeError('x is undefined'), null, null],
  ])('return for %o: %j and %j', (error, reason, explanation) => {
    expect(serverMessage(error)).toBe(reason);
    expect(apiErrorMessage(error)).toBe(explanation);
  });
});

describe('public calls', () => {
  // proves session-10
  it('are sent without the token', async () => {
    await callPublic(getThing, input);
    expect(seen[0]?.token).toBeNull();
  });

  it('return the total and the next cursor of a page', async () => {
    const headers = {
      'X-Total-Count': '7',
      'X-Next-Cursor': 'c',
      'X-Unreadable-Count': '2',
      'X-Search-Corrections': 'calender=calendar&%E0%A4%95=%E0%A4%96',
    };
    answer = () => ok({ name: 'x' }, headers);
    const page = { answer: { name: 'x' }, total: 7, nextCursor: 'c' };
    const corrections = [
      ['calender', 'calendar'],
      ['क', 'ख'],
    ];
    expect(await callPublicPage(getThing, input)).toEqual({ ...page, corrections });
    expect(await callPage(getThing, input)).toEqual({ ...page, unreadable: 2 });
  });
});
