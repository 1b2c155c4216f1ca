import type { Answer } from './judge.ts';
import type { Caller, SentBody, Wanted } from './requests.ts';
import type { Scene } from './scene.ts';
import { filled, type Json } from './values.ts';

export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const asText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));

/** URL-encodes a value as UTF-8: encodeURIComponent alone would throw on lone surrogates. */
const encoded = (value: Json) => encodeURIComponent(Buffer.from(asText(value)).toString());

function bodyOf(body: SentBody, { pools }: Scene): { text?: string; type?: string } {
  if (body.kind === 'raw') return body;
  if (body.kind === 'none') return {};
  return { text: JSON.stringify(filled(body.value, pools)), type: 'application/json' };
}

/** Whether a text is printable ASCII, which a header accepts. */
const isHeaderText = (text: string) => /^[\u0020-\u007e]*$/.test(text);

const BAD_TOKEN = 'e30.e30.';

/** The caller's current ID token; undefined for visitors. */
function tokenOf(caller: Caller, { sessions }: Scene): string | undefined {
  return caller === 'bad' ? BAD_TOKEN : sessions[caller]?.token;
}

/** Converts a generated request for sending: placeholders become values that exist in the shop. */
export function requestOf({ endpoint, caller, params, query, body, key }: Wanted, scene: Scene) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const wanted = params[name] ?? '';
    const found = filled(wanted, scene.pools);
    return found === wanted ? wanted : encoded(found);
  });
  const search = query
    .map(([field, value, isEncoded]) => {
      return `${field}=${isEncoded ? asText(value) : encoded(filled(value, scene.pools))}`;
    })
    .join('&');
  const token = tokenOf(caller, scene);
  const { text, type } = bodyOf(body, scene);
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(type !== undefined && { 'content-type': type }),
    ...(key !== null && isHeaderText(key) && { 'idempotency-key': key }),
  };
  const request: Request = {
    method: endpoint.method,
    path: `/api${path}${search && `?${search}`}`,
    headers,
    body: text,
  };
  return request;
}

/** Sends a request. @returns the answer and its duration */
export async function send(
  origin: string,
  { method, path, headers, body }: Request,
): Promise<{ answer: Answer; milliseconds: number }> {
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

const MOST_SHOWN = 600;

/** A request in readable form, for reproducing it: names the caller instead of the token. */
export function shownRequest({ caller }: Wanted, { method, path, headers, body }: Request): string {
  const others = Object.entries(headers).filter(([name]) => name !== 'authorization');
  const parts = [
    `${method} ${path.slice(0, MOST_SHOWN)} as ${caller}`,
    JSON.stringify(Object.fromEntries(others)),
  ];
  if (body !== undefined) parts.push(JSON.stringify(body.slice(0, MOST_SHOWN)));
  return parts.join('\n    ');
}
