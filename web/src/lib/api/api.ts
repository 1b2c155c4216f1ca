import type { AnswerOf, Endpoint, InputOf } from '@smriti/shared/base/endpoint';
import {
  errorBody,
  type ErrorBody,
  type ErrorCode,
  type FieldProblem,
} from '@smriti/shared/base/errors';
import { parse } from 'zod/mini';
import { apiMessages } from '#lib/language/messages.ts';
import { sessionToken } from '#lib/session/session-token.ts';
import { addAttestation } from './attestation';

/** Translatable parts of the server's error; the error's message is always English. */
export interface ServerProblem extends Pick<ErrorBody, 'reason' | 'params'> {
  details?: unknown;
}

let translate: ((problem: ServerProblem) => string | null) | undefined;

/**
 * Sets the function that translates errors in languages other than English; it returns null for
 * unknown errors.
 */
export function setErrorTranslator(translatedError: typeof translate): void {
  translate = translatedError;
}

/** Error text in the page's language if a translation exists, otherwise in English. */
export function serverProblemText(problem: ServerProblem, english: string): string {
  return translate?.(problem) ?? english;
}

/** Error text of a field, by rules that server and forms share. */
export function fieldProblemText(problem: FieldProblem): string {
  return serverProblemText({ details: [problem] }, problem.message);
}

/** Thrown when an API call fails. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly details: unknown;
  /** English message of the server, for logs. */
  readonly english: string;
  private readonly problem: ServerProblem;

  constructor(
    status: number,
    code: ErrorCode | 'network',
    english: string,
    details?: unknown,
    problem?: ServerProblem,
  ) {
    super();
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.english = english;
    this.details = details;
    this.problem = { ...problem, details };
  }

  /** Message for the user, in the page's language if a translation exists. */
  override get message(): string {
    return serverProblemText(this.problem, this.english);
  }
}

/**
 * Error message of the server; null if it gave none or could not be reached, so that the caller
 * shows its own text.
 */
export function serverMessage(error: unknown): string | null {
  const isUnreached = error instanceof ApiError && error.code === 'network';
  return isUnreached ? null : apiErrorMessage(error);
}

/**
 * Message of the server, or that the shop cannot be reached; null for internal and other errors, for which
 * the caller needs a text of its own.
 */
export function apiErrorMessage(error: unknown): string | null {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : null;
}

/** Whether an error is temporary, so that a retry may succeed. */
export function isTransientError(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status >= 500);
}

type Part<Name extends string, S, Sent = InputOf<S extends Schema ? S : undefined>> = [S] extends [
  undefined,
]
  ? { [K in Name]?: never }
  : { [K in Name]: Sent };
type Schema = NonNullable<Endpoint['body']>;

/** Input of a call: the parts that the endpoint's contract defines. The body may be multipart. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body'], InputOf<E['body']> | FormData> & {
    signal?: AbortSignal;
    /** Repeated calls with the same key and body have an effect once (docs/rules.md#api-3). */
    idempotencyKey?: string;
    /**
     * Whether the request is completed even if the page is left; browsers limit its body to 64 KiB.
     */
    keepalive?: boolean;
  };

interface PublicPage<E extends Endpoint> {
  answer: AnswerOf<E>;
  total: number;
  nextCursor: string | null;
}

interface SearchPage<E extends Endpoint> extends PublicPage<E> {
  /** Misspelled words of a search, each with the word that was searched instead. */
  corrections: [typed: string, corrected: string][];
}

interface Page<E extends Endpoint> extends PublicPage<E> {
  /** Number of records that the server left out of this page because it could not read them. */
  unreadable: number;
}

interface SessionRecovery {
  /** Renews the session's token; rejects if the session is over. */
  renew: () => Promise<string>;
  /**
   * Called with the error of a call, which may be the end of the session. Resolves to whether the user has
   * signed in again on the page; null if the page does not wait for it.
   */
  awaitSignIn: (error: unknown) => Promise<boolean> | null;
}

let recovery: SessionRecovery | undefined;

/** Sets the functions that recover from a call that was answered 401. */
export function setSessionRecovery(functions: SessionRecovery): void {
  recovery = functions;
}

function urlOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = Object.entries((params ?? {}) as Record<string, string | number>);
  const path = values.reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(value)),
    endpoint.path,
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (typeof value === 'string' || typeof value === 'number') search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : '';
  return `/api${path}${suffix}`;
}

interface Sent {
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  keepalive?: boolean;
}

async function requestOf(endpoint: Endpoint, sent: Sent, token: string | null) {
  const { body, signal, idempotencyKey, keepalive } = sent;
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const payload = body === undefined || isForm ? body : JSON.stringify(body);
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await addAttestation(endpoint.path, headers);
  return { method: endpoint.method, headers, body: payload, signal, keepalive };
}

let ask: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init);

/** Replaces the network transport of all calls, for server rendering. */
export function setTransport(other: typeof ask): void {
  ask = other;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await ask(url, init);
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError(0, 'network', apiMessages.get().unreachable);
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  if (!body.success) {
    return new ApiError(response.status, 'internal', apiMessages.get().unexpected);
  }
  const { code, message, details } = body.data;
  return new ApiError(response.status, code, message, details, body.data);
}

/** Identity used for a call: the session's user, anonymous, or the owner of a token. */
type Identity = 'session' | 'nobody' | { token: string };

function tokenOf(identity: Identity): string | null {
  if (identity === 'nobody') return null;
  return identity === 'session' ? sessionToken.get() : identity.token;
}

/**
 * Sends a request, again with a renewed token after a 401.
 * @throws ApiError unless the response has a success status
 */
async function sendRequest<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  as: Identity,
): Promise<Response> {
  const url = urlOf(endpoint, input.params, input.query);
  const attempt = async (token: string | null) =>
    send(url, await requestOf(endpoint, input, token));
  const token = tokenOf(as);
  let response = await attempt(token);
  if (response.status === 401 && as === 'session' && token && recovery) {
    // Another call may have renewed the token in the meantime.
    const now = sessionToken.get();
    response = await attempt(now === token ? await recovery.renew() : now);
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

/**
 * Sends a request. On a page that waits for its user to sign in again, reads wait, too, and other calls
 * fail, so that the user decides about them again.
 * @throws ApiError unless the response has a success status
 */
async function request<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  as: Identity,
): Promise<Response> {
  try {
    return await sendRequest(endpoint, input, as);
  } catch (error) {
    const signIn = as === 'session' && recovery?.awaitSignIn(error);
    if (!signIn || endpoint.method !== 'GET' || !(await signIn)) throw error;
    return sendRequest(endpoint, input, as);
  }
}

/**
 * Parses a response by its contract.
 * @throws ApiError for a response that is incomplete or violates the contract
 */
async function answerOf<E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  try {
    return parse(endpoint.response, await response.json()) as AnswerOf<E>;
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError(response.status, 'internal', apiMessages.get().unexpected, cause);
  }
}

async function exchange<E extends Endpoint>(endpoint: E, input: CallInput<E>, as: Identity) {
  const response = await request(endpoint, input, as);
  return { answer: await answerOf(endpoint, response), response };
}

/**
 * Calls the API with the session's token. After a 401 the token is renewed once and the request
 * repeated (docs/rules.md#accounts-5).
 * @throws ApiError, or the AbortError of `signal`
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await exchange(endpoint, input, 'session')).answer;
}

export async function callForFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ blob: Blob; filename: string | null; nextCursor: string | null }> {
  const response = await request(endpoint, input, 'session');
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const filename = /filename="([^"]+)"/.exec(disposition)?.[1] ?? null;
  const nextCursor = response.headers.get('X-Next-Cursor');
  return { blob: await response.blob(), filename, nextCursor };
}

/** Calls a public endpoint without a token, so that the CDN can cache the response. */
export async function callPublic<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await exchange(endpoint, input, 'nobody')).answer;
}

/** Fetches a page of one of the user's lists, with the cursor of the next page. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Page<E>> {
  const exchanged = await exchange(endpoint, input, 'session');
  const unreadable = Number(exchanged.response.headers.get('X-Unreadable-Count') ?? 0);
  return { ...pageOf(exchanged), unreadable };
}

/** Calls the API with a guest's token instead of the session's. */
export async function callWithToken<E extends Endpoint>(
  token: string,
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await exchange(endpoint, input, { token })).answer;
}

/** Fetches a page of a public list with its total and next cursor, without staff-only fields. */
export async function callPublicPage<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<SearchPage<E>> {
  const exchanged = await exchange(endpoint, input, 'nobody');
  const corrections = exchanged.response.headers.get('X-Search-Corrections') ?? '';
  return { ...pageOf(exchanged), corrections: [...new URLSearchParams(corrections)] };
}

function pageOf<Answer>({ answer, response }: { answer: Answer; response: Response }) {
  return {
    answer,
    total: Number(response.headers.get('X-Total-Count') ?? 0),
    nextCursor: response.headers.get('X-Next-Cursor'),
  };
}
