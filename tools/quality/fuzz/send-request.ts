import type { ReceivedAnswer } from './answer-problem.ts';
import type { Caller, RequestBody, GeneratedRequest } from './requests.ts';
import type { FuzzFixture } from './fuzz-fixture.ts';
import { fillPlaceholders, type JsonValue } from './values.ts';

export interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const asText = (value: JsonValue) => (typeof value === 'string' ? value : JSON.stringify(value));

/** URL-encodes a value as UTF-8: encodeURIComponent alone would throw on lone surrogates. */
const encoded = (value: JsonValue) => encodeURIComponent(Buffer.from(asText(value)).toString());

function bodyOf(body: RequestBody, { pools }: FuzzFixture): { text?: string; type?: string } {
  if (body.kind === 'raw') return body;
  if (body.kind === 'none') return {};
  return { text: JSON.stringify(fillPlaceholders(body.value, pools)), type: 'application/json' };
}

/** Whether a text is printable ASCII, which a header accepts. */
const isHeaderText = (text: string) => /^[\u0020-\u007e]*$/.test(text);

const BAD_TOKEN = 'e30.e30.';

/** The caller's current ID token; undefined for visitors. */
function tokenOf(caller: Caller, { sessions }: FuzzFixture): string | undefined {
  return caller === 'bad' ? BAD_TOKEN : sessions[caller]?.token;
}

/** Converts a generated request for sending: placeholders become values that exist in the shop. */
export function toSentRequest(
  { endpoint, caller, params, query, body, key }: GeneratedRequest,
  fixture: FuzzFixture,
) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const wanted = params[name] ?? '';
    const found = fillPlaceholders(wanted, fixture.pools);
    return found === wanted ? wanted : encoded(found);
  });
  const search = query
    .map(([field, value, isEncoded]) => {
      return `${field}=${isEncoded ? asText(value) : encoded(fillPlaceholders(value, fixture.pools))}`;
    })
    .join('&');
  const token = tokenOf(caller, fixture);
  const { text, type } = bodyOf(body, fixture);
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(type !== undefined && { 'content-type': type }),
    ...(key !== null && isHeaderText(key) && { 'idempotency-key': key }),
  };
  const request: SentRequest = {
    method: endpoint.method,
    path: `/api${path}${search && `?${search}`}`,
    headers,
    body: text,
  };
  return request;
}

/** Sends a request. @returns the answer and its duration */
export async function sendRequest(
  origin: string,
  { method, path, headers, body }: SentRequest,
): Promise<{ answer: ReceivedAnswer; milliseconds: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    redirect: 'manual',
    body: body === undefined ? undefined : new TextEncoder().encode(body),
  });
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, text };
  return { answer, milliseconds: performance.now() - startedAt };
}

const MAX_SHOWN_CHARACTERS = 600;

/** A request in readable form, for reproducing it: names the caller instead of the token. */
export function formatRequest(
  { caller }: GeneratedRequest,
  { method, path, headers, body }: SentRequest,
): string {
  const others = Object.entries(headers).filter(([name]) => name !== 'authorization');
  const parts = [
    `${method} ${path.slice(0, MAX_SHOWN_CHARACTERS)} as ${caller}`,
    JSON.stringify(Object.fromEntries(others)),
  ];
  if (body !== undefined) parts.push(JSON.stringify(body.slice(0, MAX_SHOWN_CHARACTERS)));
  return parts.join('\n    ');
}
