import type { Role } from '@smriti/shared/account/roles';
import type { ErrorCode } from '@smriti/shared/base/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#lib/api/query-client.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';

/** API call that a page has sent. */
interface SentCall {
  /** Method and path, e.g. 'GET /api/credits'. */
  route: string;
  query: URLSearchParams;
  body: unknown;
  /** Idempotency-Key; null if none. */
  key: string | null;
}

/** Function that computes the answer from the call. */
type WorkedOut = (call: SentCall) => unknown;
type Answer = object | WorkedOut;
const isWorkedOut = (answer: Answer): answer is WorkedOut => typeof answer === 'function';

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  404: 'not_found',
  409: 'conflict',
  422: 'business_rule',
  500: 'internal',
};

/** Answer that rejects a call with an API error. */
export function answerWithError(status: number, message = 'Not now.', details?: object): Answer {
  const body = { message, code: CODES[status], request_id: 'r', details };
  return () => Response.json(body, { status });
}

/** Answer that fails as without a connection. */
export const rejectWithoutConnection: Answer = () => Promise.reject(new TypeError('offline'));

function sentCall(url: string, init: RequestInit = {}): SentCall {
  const { pathname, searchParams: query } = new URL(url, location.origin);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  const key = new Headers(init.headers).get('Idempotency-Key');
  return { route: `${init.method ?? 'GET'} ${pathname}`, query, body, key };
}

/**
 * Stubs the API: answers by method and path, otherwise with 404. `set` changes later answers;
 * `sent` lists the calls so far.
 */
export function stubApi(answers: Readonly<Record<string, Answer>>) {
  const current = new Map(Object.entries(answers));
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = sentCall(url, init);
    sent.push(call);
    const answer = current.get(call.route) ?? answerWithError(404);
    const value: unknown = isWorkedOut(answer) ? await answer(call) : answer;
    return value instanceof Response ? value : Response.json(value);
  });
  return {
    set: (route: string, answer: Answer) => current.set(route, answer),
    sent,
    sentTo: (route: string) => sent.filter((call) => call.route === route),
  };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

/**
 * Renders a page at an address, as the second page of this tab; other addresses render their path,
 * e.g. 'At /login'.
 */
export function openPage(page: ReactNode, at: string, path = at.split('?')[0]): void {
  const { mutations } = queryClient.getDefaultOptions();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/before', at]}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Signs in Asha for all tests of a file. */
export function signInAsAsha(role: Role = 'customer'): void {
  const user = { ...ASHA, role };
  beforeEach(() => useSession.setState({ user, isAuthenticated: true, isLoading: false }));
  afterEach(() => {
    // Unmounts the page before the session ends, because the page would react to the end.
    cleanup();
    vi.unstubAllGlobals();
    useSession.setState({ user: null, isAuthenticated: false });
    localStorage.clear();
    sessionStorage.clear();
  });
}

export const pressButton = (name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Types into the field with this label. */
export const typeInto = (label: string | RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Waits for an alert and returns its text. */
export const readAlertText = async (): Promise<string> =>
  (await screen.findByRole('alert')).textContent;
