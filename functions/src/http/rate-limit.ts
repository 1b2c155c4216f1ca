import { AppError } from '@smriti/shared/base/errors';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Config } from '../platform/parameters/config';

const MINUTE = 60_000;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Key of an address for counting; IPv6 by network, because a subscriber has a whole network. */
export function toRateLimitKey(address: string): string {
  return ipKeyGenerator(address);
}

function clientOf(request: Request): string {
  // The functions emulator connects by a Unix socket, which has no address.
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

/** Signed calls of payment providers, which would treat a 429 as a failed delivery. */
const isSigned = ({ path }: Request) => path.startsWith('/payments/webhook/');
/** Pictures: a reviewed album may show 500; forged URLs are rejected before any read. */
const isPicture = ({ path }: Request) => path.startsWith('/pictures/');
/**
 * Calls on each page load, perhaps by a whole office with one address: token check and own user. Neither
 * allows guessing or writing.
 */
const isTokenCheck = ({ path }: Request) =>
  path === '/auth/verify-token' || path.startsWith('/auth/user/');
const isWrite = ({ method }: Request) => !SAFE_METHODS.includes(method);

/**
 * Limits the requests per IP address: all, writes, and calls to /auth. Each instance counts in memory,
 * which costs no database reads. Calls that cost money or reach other people also have quotas per user
 * (features/photos/uploads).
 */
export function createRateLimits({ all, writes, auth }: Config['rateLimits']): RequestHandler[] {
  return [
    limiter(all, (request) => !isSigned(request) && !isPicture(request)),
    limiter(writes, (request) => isWrite(request) && !isSigned(request) && !isTokenCheck(request)),
    limiter(auth, (request) => request.path.startsWith('/auth/') && !isTokenCheck(request)),
  ];
}
