import { AppError } from '@smriti/shared/base/errors';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Config } from '../platform/parameters/config';

const MINUTE = 60_000;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** IPv6 addresses count by network, since one subscriber has a whole one. */
export function networkOf(address: string): string {
  return ipKeyGenerator(address);
}

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

/** Their callers prove themselves by a signature, and call an answer of 429 a failed delivery. */
const isSigned = ({ path }: Request) => path.startsWith('/payments/webhook/');
/** A reviewed album may show 500 of them; one that is forged is refused before anything is read. */
const isPicture = ({ path }: Request) => path.startsWith('/pictures/');
/**
 * What each page load asks, of a whole office behind one address: whether its token is good, and
 * who it is. Nothing can be guessed or written there.
 */
const isTokenCheck = ({ path }: Request) =>
  path === '/auth/verify-token' || path.startsWith('/auth/user/');
const isWrite = ({ method }: Request) => !SAFE_METHODS.includes(method);

/**
 * Limits the requests of one address: all, those that write, and those to /auth. The counts are
 * each instance's own: a brake on abuse that costs no read. What costs money or reaches other people
 * has a quota as well (features/photos/uploads), which counts people and not addresses.
 */
export function rateLimits({ all, writes, auth }: Config['rateLimits']): RequestHandler[] {
  return [
    limiter(all, (request) => !isSigned(request) && !isPicture(request)),
    limiter(writes, (request) => isWrite(request) && !isSigned(request) && !isTokenCheck(request)),
    limiter(auth, (request) => request.path.startsWith('/auth/') && !isTokenCheck(request)),
  ];
}
