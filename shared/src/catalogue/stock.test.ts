import { expect, it } from 'vitest';
import { restockDayField } from './management-fields';
import { findRestockDay } from './stock';

it('is in stock from that day on', () => {
  const option = { restock_day: '2026-12-12' };
  expect(findRestockDay(option, '2026-12-11')).toBe('2026-12-12');
  expect(findRestockDay(option, '2026-12-12')).toBeNull();
  expect(findRestockDay({}, '2026-12-11')).toBeNull();
});

it.each(['2026-02-30', '2026-13-01', '26-12-12', 'soon'])('cannot be back on %s', (day) => {
  expect(restockDayField.safeParse(day).success).toBe(false);
});

it.each([
  ['', null],
  [null, null],
  [undefined, null],
  ['2028-02-29', '2028-02-29'],
])('accepts %s', (day, stored) => {
  expect(restockDayField.parse(day)).toBe(stored);
});
