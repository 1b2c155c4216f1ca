import { AppError } from '@smriti/shared/base/errors';
import type { Router } from 'express';

const MAX_BYTES = 1_000_000;
const COUNT = /^[1-9]\d{0,6}$/;

/**
 * Adds GET /bench/bytes/{count}, which answers `count` constant bytes without any checks or reads: the
 * baseline for catalogue answers in `npm run bench`. Not available in real projects.
 */
export function addBenchBaseline(router: Router): void {
  let kept = Buffer.alloc(0);
  router.get('/bench/bytes/:count', (request, response) => {
    const { count } = request.params;
    const bytes = COUNT.test(count) ? Number(count) : Infinity;
    if (bytes > MAX_BYTES) {
      throw new AppError('invalid_input', `The count must be from 1 to ${MAX_BYTES}.`);
    }
    if (kept.length !== bytes) kept = Buffer.alloc(bytes, '1'); // digits, because a long number is valid JSON
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', bytes);
    response.status(200).end(kept);
  });
}
