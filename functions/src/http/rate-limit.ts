import { AppError } from '@smriti/shared/base/errors';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Config } from '../platform/config';

const MINUTE = 60_000;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** IPv6 addresses count by network, since one subscriber has a whole one. */
function clientOf(request: Request): string {
  // The functions emulator talks to us through a Unix socket, which has no address.
  return request.ip === undefined ? 'local' : ipKeyGenerator(request.ip);
}

function limiter(limit: number, isMeant: (request: Request) => boolean): RequestHandler {
  return rateLimit({
    windowMs: MINUTE,
    limit,
    keyGenerator: clientOf,
    skip: (request) => !isMeant(request),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_request, response) => {
      response.setHeader('Retry-After', MINUTE / 1000);
      throw new AppError('rate_limited', 'Too many requests. Please wait a minute and try again.');
    },
  });
}

/**
 * Limits the requests of one address: all, those that write, and those to /auth. The counts are
 * each instance's own: a brake on abuse that costs no read, no exact quota.
 */
export function rateLimits({ all, writes, auth }: Config['rateLimits']): RequestHandler[] {
  return [
    limiter(all, () => true),
    limiter(writes, (request) => !SAFE_METHODS.includes(request.method)),
    limiter(auth, (request) => request.path.startsWith('/auth/')),
  ];
}
