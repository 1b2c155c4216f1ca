import { gzipSync } from 'node:zlib';
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

/** What takes one packet is not worth packing. */
const WORTH_PACKING = 1024;

/**
 * Sends a page or another text that is no answer of the API, or 304 when the client has it. Packed here,
 * because Hosting packs files alone: a page is a fifth of what it was.
 */
export function sendText(request: Request, response: Response, outgoing: OutgoingText): void {
  const { text, type, status } = outgoing;
  const cache = status === 503 ? 'none' : outgoing.cache;
  const plain = Buffer.from(text);
  const isPacked = plain.length > WORTH_PACKING && request.acceptsEncodings('gzip') === 'gzip';
  const bytes = isPacked ? gzipSync(plain) : plain;
  response.setHeader('Cache-Control', CACHE_CONTROL[cache]);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.vary('Accept-Encoding');
  if (cache !== 'none') {
    const etag = etagOf(plain);
    // Packed or not, it is the same page in other bytes: that is a weak tag.
    response.setHeader('ETag', `W/${etag}`);
    if (isKnown(request, etag)) {
      response.status(304).end();
      return;
    }
  }
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  response.setHeader('Content-Type', CONTENT_TYPES[type]);
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', bytes.length);
  response.status(status).end(bytes);
}
