import { AppError } from '@smriti/shared/base/errors';
import type { Router } from 'express';

const MAX_BYTES = 1_000_000;
const COUNT = /^[1-9]\d{0,6}$/;

/**
 * Adds GET /bench/bytes/{count}: as many constant bytes, with nothing asked and nothing looked up.
 * `npm run bench` holds the answers about the catalogue against it; no real project has it.
 */
export function addBenchBaseline(router: Router): void {
  let kept = Buffer.alloc(0);
  router.get('/bench/bytes/:count', (request, response) => {
    const { count } = request.params;
    const bytes = COUNT.test(count) ? Number(count) : Infinity;
    if (bytes > MAX_BYTES) {
      throw new AppError('invalid_input', `The count must be from 1 to ${MAX_BYTES}.`);
    }
    if (kept.length !== bytes) kept = Buffer.alloc(bytes, '1'); // a long number is JSON too
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', bytes);
    response.status(200).end(kept);
  });
}
