import { expect, test } from 'vitest';
import { countAnswers } from './memory-instance.ts';

test('answers are counted, those that never came too', () => {
  expect(countAnswers(['200', 'late', '200', '422'])).toBe(
    '2 × 200, 1 × 422, 1 × not answered in 60 s',
  );
  expect(countAnswers(['broken off'])).toBe('1 × broken off');
});
