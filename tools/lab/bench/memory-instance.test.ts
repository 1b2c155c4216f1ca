import { expect, test } from 'vitest';
import { formatAnswerCounts } from './memory-instance.ts';

test('counts equal answers, including missing ones', () => {
  expect(formatAnswerCounts(['200', 'late', '200', '422'])).toBe(
    '2 × 200, 1 × 422, 1 × not answered in 60 s',
  );
  expect(formatAnswerCounts(['broken off'])).toBe('1 × broken off');
});
