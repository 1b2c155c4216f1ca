import { expect, test } from 'vitest';
import { parsePageTurn } from './page-turn.ts';

const MS = 1000;
const at = (ms: number, name: string, more: object = {}) => ({
  name,
  pid: 1,
  tid: 1,
  ts: ms * MS,
  ...more,
});
const traceOf = (...events: object[]) => JSON.stringify({ traceEvents: events });
const MARKS = [at(100, 'turn-begin'), at(200, 'turn-end')];

test('measures tasks of the page thread and frames of its process between the marks', () => {
  const drawn = [110, 125, 140, 180, 195].map((ms) => at(ms, 'DrawFrame', { tid: 2 }));
  const turn = parsePageTurn(
    traceOf(
      ...MARKS,
      ...drawn,
      at(50, 'RunTask', { dur: 90 * MS }),
      at(120, 'RunTask', { dur: 12 * MS }),
      at(130, 'RunTask', { dur: 80 * MS, tid: 3 }),
      at(150, 'DrawFrame', { pid: 2 }),
    ),
  );
  expect(turn).toEqual({ longestTaskMs: 12, frames: 5, lateShare: 1 / 6 });
});

test('counts a turn without frames as late', () => {
  expect(parsePageTurn(traceOf(...MARKS))).toEqual({ longestTaskMs: 0, frames: 0, lateShare: 1 });
});

test('refuses a trace without the marks', () => {
  expect(() => parsePageTurn(traceOf(at(1, 'DrawFrame')))).toThrow('turn-begin');
});
