import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { CACHE_CONTROL, type CachePolicy, computeEtag, isNotModified } from './answer';
import { RETRY_AFTER_SECONDS } from './errors';

const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

interface OutgoingText {
  text: string;
  type: keyof typeof CONTENT_TYPES;
  /** Status of the answer; 503 is temporary and never cached, regardless of `cache`. */
  status: 200 | 404 | 503;
  cache: CachePolicy;
}

/** Minimum size for compression in bytes; less fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Sends a page or other text outside of the API contracts, or 304 when the client has it already.
 * Compressed here because Hosting compresses only files: a page shrinks to a fifth.
 */
export function sendText(request: Request, response: Response, outgoing: OutgoingText): void {
  const { text, type, status } = outgoing;
  const cache = status === 503 ? 'none' : outgoing.cache;
  const plain = Buffer.from(text);
  const isPacked =
    plain.length > MIN_COMPRESSED_BYTES && request.acceptsEncodings('gzip') === 'gzip';
  const bytes = isPacked ? gzipSync(plain) : plain;
  response.setHeader('Cache-Control', CACHE_CONTROL[cache]);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.vary('Accept-Encoding');
  if (cache !== 'none') {
    const etag = computeEtag(plain);
    // A weak tag: compressed or not, the content is the same.
    response.setHeader('ETag', `W/${etag}`);
    if (isNotModified(request, etag)) {
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
