import type { Answer } from './judge.ts';
import type { Caller, SentBody, Wanted } from './requests.ts';
import type { Scene } from './scene.ts';
import { filled, type Json } from './values.ts';

/** A request as it goes over the wire. */
export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const asText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lone surrogates have no place in an address: the text as it would be sent. */
const encoded = (value: Json) => encodeURIComponent(Buffer.from(asText(value)).toString());

function bodyOf(body: SentBody, { pools }: Scene): { text?: string; type?: string } {
  if (body.kind === 'raw') return body;
  if (body.kind === 'none') return {};
  return { text: JSON.stringify(filled(body.value, pools)), type: 'application/json' };
}

/** Only these go into a header. */
const isHeaderText = (text: string) => /^[\u0020-\u007e]*$/.test(text);

const BAD_TOKEN = 'e30.e30.';

/** What a caller has for a token now; undefined for visitors. */
function tokenOf(caller: Caller, { sessions }: Scene): string | undefined {
  return caller === 'bad' ? BAD_TOKEN : sessions[caller]?.token;
}

/** Puts what is in the shop into the places of a request. */
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

/** Sends a request; answers what came, and after how many milliseconds. */
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

/** A request as a person can send it again; tokens go by who has them. */
export function shownRequest({ caller }: Wanted, { method, path, headers, body }: Request): string {
  const others = Object.entries(headers).filter(([name]) => name !== 'authorization');
  const parts = [
    `${method} ${path.slice(0, MOST_SHOWN)} as ${caller}`,
    JSON.stringify(Object.fromEntries(others)),
  ];
  if (body !== undefined) parts.push(JSON.stringify(body.slice(0, MOST_SHOWN)));
  return parts.join('\n    ');
}
