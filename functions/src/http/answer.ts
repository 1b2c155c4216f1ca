import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { requestContext } from '../platform/request-context';

/** Headers that an answer may set beside those of the frame. */
export type AnswerHeaders = Partial<Record<'X-Total-Count' | 'X-Next-Cursor', string>>;

const REPLY = Symbol('reply');

/** An answer with headers of its own. */
interface Reply<T> {
  [REPLY]: 'value';
  value: T;
  headers: AnswerHeaders;
}

/** An answer kept as bytes: already parsed by its response schema, and serialised. */
interface SerialisedReply {
  [REPLY]: 'serialised';
  json: Buffer;
  etag: string;
  headers: AnswerHeaders;
}

/** A file to download, which no response schema describes. */
interface FileReply {
  [REPLY]: 'file';
  bytes: Buffer;
  contentType: string;
  filename: string;
  headers: AnswerHeaders;
}

/** A picture of a page, which no response schema describes, passed on as it is read. */
interface PictureReply {
  [REPLY]: 'picture';
  bytes: Readable;
  contentType: string;
  /** For how long the browser that asked may keep it. */
  seconds: number;
}

/** Where the answer is, for a short time. */
interface ElsewhereReply {
  [REPLY]: 'elsewhere';
  url: string;
}

/** What a handler may return: the bare answer, or one made by one of the functions below. */
export type HandlerAnswer<T> =
  T | Reply<T> | SerialisedReply | FileReply | PictureReply | ElsewhereReply;

/** The answer `value`, with headers. */
export function withHeaders<T>(value: T, headers: AnswerHeaders): Reply<T> {
  return { [REPLY]: 'value', value, headers };
}

/**
 * The answer `json`, sent as it is. Whoever makes it has passed it through the response schema;
 * `etag` is from `etagOf` and may be kept with it.
 */
export function serialised(
  json: Buffer,
  etag: string,
  headers: AnswerHeaders = {},
): SerialisedReply {
  return { [REPLY]: 'serialised', json, etag, headers };
}

/** The file `bytes`, saved under `filename`, which has letters, digits, dots and hyphens alone. */
export function file(
  bytes: Buffer,
  contentType: string,
  filename: string,
  headers: AnswerHeaders = {},
): FileReply {
  return { [REPLY]: 'file', bytes, contentType, filename, headers };
}

/** The picture that `bytes` reads, which the browser that asked may keep for some seconds. */
export function picture(bytes: Readable, contentType: string, seconds: number): PictureReply {
  return { [REPLY]: 'picture', bytes, contentType, seconds };
}

/** Leads to `url`, which is good for this once. */
export function elsewhere(url: string): ElsewhereReply {
  return { [REPLY]: 'elsewhere', url };
}

function kindOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && REPLY in answer ? answer[REPLY] : null;
}

export function isReply(answer: unknown): answer is Reply<unknown> {
  return kindOf(answer) === 'value';
}

export function isSerialised(answer: unknown): answer is SerialisedReply {
  return kindOf(answer) === 'serialised';
}

export function isFile(answer: unknown): answer is FileReply {
  return kindOf(answer) === 'file';
}

export function isPicture(answer: unknown): answer is PictureReply {
  return kindOf(answer) === 'picture';
}

export function isElsewhere(answer: unknown): answer is ElsewhereReply {
  return kindOf(answer) === 'elsewhere';
}

/** A strong entity tag of an answer's bytes. */
export function etagOf(json: Buffer): string {
  return `"${createHash('sha1').update(json).digest('base64url')}"`;
}

/**
 * Who may keep an answer, and for how long.
 *
 * `catalogue`: anyone, so that Hosting's CDN serves it. What an admin changes has to be seen within
 * 10 s (docs/rules.md#api-4), and the stages add up: compiling the snapshot, 2 s until an instance
 * looks for a new version, s-maxage + stale-while-revalidate = 3 s in the CDN, and max-age +
 * stale-while-revalidate = 2 s in the browser: 7 s and the compilation.
 */
export const CACHE_CONTROL = {
  none: 'no-store',
  catalogue: 'public, max-age=1, s-maxage=2, stale-while-revalidate=1',
} as const;
export type CachePolicy = keyof typeof CACHE_CONTROL;

/**
 * Whether the client has this version already. Express's own `req.fresh` will not do: Hosting adds
 * `Cache-Control: no-cache` to what it asks us, and `fresh` then never says yes, although 304 is
 * the very answer to a revalidation.
 */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}

interface Outgoing {
  json: Buffer;
  /** Left out: worked out when the policy wants one. */
  etag?: string;
  headers: AnswerHeaders;
  cache: CachePolicy;
}

function setHeaders(response: Response, headers: AnswerHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** Tells how many records a list leaves out because they cannot be read (docs/rules.md#console-5). */
function tellLeftOut(response: Response): void {
  const noted = [...(requestContext()?.unreadable?.values() ?? [])];
  const leftOut = noted.filter(({ isLeftOut }) => isLeftOut).length;
  if (leftOut > 0) response.setHeader('X-Unreadable-Count', leftOut);
}

/** Sends a successful answer, or 304 when the client has it. */
export function sendAnswer(request: Request, response: Response, outgoing: Outgoing): void {
  setHeaders(response, outgoing.headers);
  tellLeftOut(response);
  response.setHeader('Cache-Control', CACHE_CONTROL[outgoing.cache]);
  if (outgoing.cache !== 'none') {
    const etag = outgoing.etag ?? etagOf(outgoing.json);
    response.setHeader('ETag', etag);
    if (isKnown(request, etag)) {
      response.status(304).end();
      return;
    }
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', outgoing.json.length);
  response.status(200).end(outgoing.json);
}

/** Sends what is read bit by bit; ends quietly when who asked has gone. */
async function sendStream(response: Response, bytes: Readable): Promise<void> {
  try {
    await pipeline(bytes, response.status(200));
  } catch (error) {
    if (!response.closed) throw error;
  }
}

/** Sends a file, which nobody may keep. */
export function sendFile(
  response: Response,
  { bytes, contentType, filename, headers }: FileReply,
): void {
  setHeaders(response, headers);
  response.setHeader('Cache-Control', CACHE_CONTROL.none);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Disposition', `attachment; filename="${filename}"`);
  response.setHeader('Content-Length', bytes.length);
  response.status(200).end(bytes);
}

/** Leads elsewhere; nobody may keep where to. */
export function sendElsewhere(response: Response, { url }: ElsewhereReply): void {
  response.setHeader('Cache-Control', CACHE_CONTROL.none);
  response.redirect(302, url);
}

/** Sends a picture as it is read. */
export function sendPicture(
  response: Response,
  { bytes, contentType, seconds }: PictureReply,
): Promise<void> {
  response.setHeader('Cache-Control', `private, max-age=${seconds}`);
  response.setHeader('Content-Type', contentType);
  return sendStream(response, bytes);
}
