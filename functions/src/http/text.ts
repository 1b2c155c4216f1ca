import type { Request, Response } from 'express';
import { CACHE_CONTROL, type CachePolicy, etagOf, isKnown } from './answer';

const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

interface OutgoingText {
  text: string;
  type: keyof typeof CONTENT_TYPES;
  status: 200 | 404;
  cache: CachePolicy;
}

/** Sends a page or another text that is no answer of the API, or 304 when the client has it. */
export function sendText(request: Request, response: Response, outgoing: OutgoingText): void {
  const { text, type, status, cache } = outgoing;
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
  response.setHeader('Content-Type', CONTENT_TYPES[type]);
  response.setHeader('Content-Length', bytes.length);
  response.status(status).end(bytes);
}
