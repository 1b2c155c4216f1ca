import type { Request, Response } from 'express';
import { CACHE_CONTROL, type CachePolicy, etagOf, isKnown } from './answer';
import { RETRY_AFTER_SECONDS } from './errors';

const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

interface OutgoingText {
  text: string;
  type: keyof typeof CONTENT_TYPES;
  /** What is sent with 503 is for the moment: nobody keeps it, whatever `cache` says. */
  status: 200 | 404 | 503;
  cache: CachePolicy;
}

/** Sends a page or another text that is no answer of the API, or 304 when the client has it. */
export function sendText(request: Request, response: Response, outgoing: OutgoingText): void {
  const { text, type, status } = outgoing;
  const cache = status === 503 ? 'none' : outgoing.cache;
  const bytes = Buffer.from(text);
  response.setHeader('Cache-Control', CACHE_CONTROL[cache]);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (cache !== 'none') {
    const etag = etagOf(bytes);
    response.setHeader('ETag', etag);
    if (isKnown(request, etag)) {
      response.status(304).end();
      return;
    }
  }
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  response.setHeader('Content-Type', CONTENT_TYPES[type]);
  response.setHeader('Content-Length', bytes.length);
  response.status(status).end(bytes);
}
