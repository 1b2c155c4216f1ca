import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { currentRequestContext } from '../platform/request-context';

/** Headers an answer may set in addition to the standard ones. */
export type AnswerHeaders = Partial<
  Record<'X-Total-Count' | 'X-Next-Cursor' | 'X-Search-Corrections', string>
>;

const REPLY = Symbol('reply');

interface Reply<T> {
  [REPLY]: 'value';
  value: T;
  headers: AnswerHeaders;
}

/** A serialised answer, already validated by its response schema. */
interface SerialisedReply {
  [REPLY]: 'serialised';
  json: Buffer;
  etag: string;
  headers: AnswerHeaders;
}

/** A file download, without a response schema. */
interface FileReply {
  [REPLY]: 'file';
  bytes: Buffer;
  contentType: string;
  filename: string;
  headers: AnswerHeaders;
}

/** A picture for a page, streamed without a response schema. */
interface PictureReply {
  [REPLY]: 'picture';
  bytes: Readable;
  contentType: string;
  /** Cache time in the user's browser. */
  seconds: number;
}

/** A redirect to a short-lived URL. */
interface RedirectReply {
  [REPLY]: 'elsewhere';
  url: string;
}

/** Return value of a handler: the plain answer, or one made by one of the functions below. */
export type HandlerAnswer<T> =
  | T
  | Reply<T>
  | SerialisedReply
  | FileReply
  | PictureReply
  | RedirectReply;

export function addHeaders<T>(value: T, headers: AnswerHeaders): Reply<T> {
  return { [REPLY]: 'value', value, headers };
}

/**
 * The answer `json`, sent unchanged. The caller has validated it with the response schema; `etag` comes
 * from `computeEtag` and may be stored with it.
 */
export function serialisedReply(
  json: Buffer,
  etag: string,
  headers: AnswerHeaders = {},
): SerialisedReply {
  return { [REPLY]: 'serialised', json, etag, headers };
}

/** The download `bytes`, saved as `filename`, which may contain only letters, digits, dots and hyphens. */
export function fileReply(
  bytes: Buffer,
  contentType: string,
  filename: string,
  headers: AnswerHeaders = {},
): FileReply {
  return { [REPLY]: 'file', bytes, contentType, filename, headers };
}

/** The picture read from `bytes`, which the user's browser may cache for some seconds. */
export function pictureReply(bytes: Readable, contentType: string, seconds: number): PictureReply {
  return { [REPLY]: 'picture', bytes, contentType, seconds };
}

/** A redirect to the single-use `url`. */
export function redirectReply(url: string): RedirectReply {
  return { [REPLY]: 'elsewhere', url };
}

function kindOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && REPLY in answer ? answer[REPLY] : null;
}

export function isReply(answer: unknown): answer is Reply<unknown> {
  return kindOf(answer) === 'value';
}

export function isSerialisedReply(answer: unknown): answer is SerialisedReply {
  return kindOf(answer) === 'serialised';
}

export function isFileReply(answer: unknown): answer is FileReply {
  return kindOf(answer) === 'file';
}

export function isPictureReply(answer: unknown): answer is PictureReply {
  return kindOf(answer) === 'picture';
}

export function isRedirectReply(answer: unknown): answer is RedirectReply {
  return kindOf(answer) === 'elsewhere';
}

/** Strong entity tag of an answer's bytes. */
export function computeEtag(json: Buffer): string {
  return `"${createHash('sha1').update(json).digest('base64url')}"`;
}

/**
 * Cache-Control values by cache policy. `catalogue`: public, served by Hosting's CDN. Changes by an
 * admin must be visible within 10 s (docs/rules.md#api-4), and the stages add up: compiling the
 * snapshot, 2 s until an instance looks for a new version, s-maxage + stale-while-revalidate = 3 s in
 * the CDN, and max-age + stale-while-revalidate = 2 s in the browser: 7 s and the compilation.
 */
export const CACHE_CONTROL = {
  none: 'no-store',
  catalogue: 'public, max-age=1, s-maxage=2, stale-while-revalidate=1',
} as const;
export type CachePolicy = keyof typeof CACHE_CONTROL;

/**
 * Whether the client already has this version. Express's `req.fresh` cannot be used: Hosting adds
 * `Cache-Control: no-cache` to its requests, which makes `fresh` always false, although 304 is the right
 * answer to a revalidation.
 */
export function isNotModified(request: Request, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}

interface Outgoing {
  json: Buffer;
  /** Entity tag; if undefined, it is computed when the policy needs one. */
  etag?: string;
  headers: AnswerHeaders;
  cache: CachePolicy;
}

function setHeaders(response: Response, headers: AnswerHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** Sets the header with the number of list records omitted as unreadable (docs/rules.md#console-5). */
function setUnreadableCountHeader(response: Response): void {
  const noted = [...(currentRequestContext()?.unreadable?.values() ?? [])];
  const leftOut = noted.filter(({ isLeftOut }) => isLeftOut).length;
  if (leftOut > 0) response.setHeader('X-Unreadable-Count', leftOut);
}

/** Sends a successful answer, or 304 when the client has it already. */
export function sendAnswer(request: Request, response: Response, outgoing: Outgoing): void {
  setHeaders(response, outgoing.headers);
  setUnreadableCountHeader(response);
  response.setHeader('Cache-Control', CACHE_CONTROL[outgoing.cache]);
  if (outgoing.cache !== 'none') {
    const etag = outgoing.etag ?? computeEtag(outgoing.json);
    response.setHeader('ETag', etag);
    if (isNotModified(request, etag)) {
      response.status(304).end();
      return;
    }
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', outgoing.json.length);
  response.status(200).end(outgoing.json);
}

/** Streams an answer; ends silently when the client has disconnected. */
async function sendStream(response: Response, bytes: Readable): Promise<void> {
  try {
    await pipeline(bytes, response.status(200));
  } catch (error) {
    if (!response.closed) throw error;
  }
}

/** Sends a file, never cached. */
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

/** Sends a redirect, never cached. */
export function sendRedirect(response: Response, { url }: RedirectReply): void {
  response.setHeader('Cache-Control', CACHE_CONTROL.none);
  response.redirect(302, url);
}

/** Streams a picture. */
export function sendPicture(
  response: Response,
  { bytes, contentType, seconds }: PictureReply,
): Promise<void> {
  response.setHeader('Cache-Control', `private, max-age=${seconds}`);
  response.setHeader('Content-Type', contentType);
  return sendStream(response, bytes);
}
