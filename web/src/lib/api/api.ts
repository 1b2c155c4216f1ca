import type { AnswerOf, Endpoint, InputOf } from '@smriti/shared/base/endpoint';
import {
  errorBody,
  type ErrorBody,
  type ErrorCode,
  type FieldProblem,
} from '@smriti/shared/base/errors';
import { parse } from 'zod/mini';
import { attest } from './attestation';
import { apiMessages } from '../language/messages';
import { sessionToken } from '../session/token';

/** What the server says of a failure beside its English, for other languages. */
export interface ServerProblem extends Pick<ErrorBody, 'reason' | 'params'> {
  details?: unknown;
}

let translate: ((problem: ServerProblem) => string | null) | undefined;

/** Another language than English hands in what it calls failures; null for what it does not know. */
export function translateErrorsBy(translatedError: typeof translate): void {
  translate = translatedError;
}

/** What is wrong, in the page's language where it is known there. */
export function problemText(problem: ServerProblem, english: string): string {
  return translate?.(problem) ?? english;
}

/** The same of one field, by a rule that the server and the forms share. */
export function fieldText(problem: FieldProblem): string {
  return problemText({ details: [problem] }, problem.message);
}

/** A call that did not succeed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly details: unknown;
  /** What the server said, for logs. */
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

  /** What the server said, fit for people: in the page's language where it is known there. */
  override get message(): string {
    return problemText(this.problem, this.english);
  }
}

/** What the server says of a failure, where it gives a reason; the shop's text says the rest. */
export function reasonOf(error: unknown): string | null {
  const isUnreached = error instanceof ApiError && error.code === 'network';
  return isUnreached ? null : explanationOf(error);
}

/** The same, or that the shop cannot be reached: for failures that the shop has no text for. */
export function explanationOf(error: unknown): string | null {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : null;
}

/** Whether a failure passes by itself, so that the same call is worth trying again. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status >= 500);
}

type Part<Name extends string, S, Sent = InputOf<S extends Schema ? S : undefined>> = [S] extends [
  undefined,
]
  ? { [K in Name]?: never }
  : { [K in Name]: Sent };
type Schema = NonNullable<Endpoint['body']>;

/** What a call sends: the parts that the endpoint's contract names. A body may be multipart. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body'], InputOf<E['body']> | FormData> & {
    signal?: AbortSignal;
    /** Sent again with the same body, the call has one effect (docs/rules.md#api-3). */
    idempotencyKey?: string;
    /** Goes on when the page is left; browsers take no more than 64 KiB of this. */
    keepalive?: boolean;
  };

interface PublicPage<E extends Endpoint> {
  answer: AnswerOf<E>;
  total: number;
  nextCursor: string | null;
}

interface Page<E extends Endpoint> extends PublicPage<E> {
  /** Records of this page that the shop could not read, and left out. */
  unreadable: number;
}

let recoverFromUnauthorised: (() => Promise<string>) | undefined;

/** The session hands in how a new token is had; it rejects when the session is over. */
export function onUnauthorised(recover: () => Promise<string>): void {
  recoverFromUnauthorised = recover;
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
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) await attest(endpoint.path, headers);
  return { method: endpoint.method, headers, body: payload, signal, keepalive };
}

let ask: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init);

/** Has calls answered in another way than over the network: where the page is made on the server. */
export function askBy(other: typeof ask): void {
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

/** Whose call it is: the session's, nobody's, or that of the bearer of a token. */
type Identity = 'session' | 'nobody' | { token: string };

function tokenOf(identity: Identity): string | null {
  if (identity === 'nobody') return null;
  return identity === 'session' ? sessionToken.get() : identity.token;
}

/** @throws ApiError for an answer that is no success. */
async function request<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  as: Identity,
): Promise<Response> {
  const url = urlOf(endpoint, input.params, input.query);
  const attempt = async (token: string | null) =>
    send(url, await requestOf(endpoint, input, token));
  const token = tokenOf(as);
  let response = await attempt(token);
  if (response.status === 401 && as === 'session' && token && recoverFromUnauthorised) {
    // Another call may have been refused before, and the token renewed while this one was under way.
    const now = sessionToken.get();
    response = await attempt(now === token ? await recoverFromUnauthorised() : now);
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** @throws ApiError for an answer that breaks off, or that is not what the contract names. */
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
 * Calls the API with the stored token. On 401 the token is renewed once and the request sent once
 * more (docs/rules.md#accounts-5).
 * @throws ApiError, or the AbortError of `signal`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await exchange(endpoint, input, 'session')).answer;
}

/** Calls an endpoint that answers with a file of the caller's own. */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ blob: Blob; filename: string | null; nextCursor: string | null }> {
  const response = await request(endpoint, input, 'session');
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const filename = /filename="([^"]+)"/.exec(disposition)?.[1] ?? null;
  const nextCursor = response.headers.get('X-Next-Cursor');
  return { blob: await response.blob(), filename, nextCursor };
}

/** Calls a public endpoint, without the token, so that the CDN can answer. */
export async function callPublic<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await exchange(endpoint, input, 'nobody')).answer;
}

/** A page of a list of the caller's own, with the cursor of the next page. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Page<E>> {
  const exchanged = await exchange(endpoint, input, 'session');
  const unreadable = Number(exchanged.response.headers.get('X-Unreadable-Count') ?? 0);
  return { ...pageOf(exchanged), unreadable };
}

/** Calls the API as a guest, whose token is not the session's. */
export async function callWithToken<E extends Endpoint>(
  token: string,
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await exchange(endpoint, input, { token })).answer;
}

/** A page of a public list, with the total and the cursor of the next page, and nothing for staff alone. */
export async function callPublicPage<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<PublicPage<E>> {
  return pageOf(await exchange(endpoint, input, 'nobody'));
}

function pageOf<Answer>({ answer, response }: { answer: Answer; response: Response }) {
  return {
    answer,
    total: Number(response.headers.get('X-Total-Count') ?? 0),
    nextCursor: response.headers.get('X-Next-Cursor'),
  };
}
