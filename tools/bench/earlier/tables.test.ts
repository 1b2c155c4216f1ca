import { describe, expect, test } from 'vitest';
import type { PeakMemory } from '../memory-instance.ts';
import type { RequestFigures } from '../request-figures.ts';
import type { BeforeAndAfter } from './before-and-after.ts';
import { beforeAndAfterTables } from './tables.ts';

const MOMENT = { name: 'with all renditions made', seconds: 3, isRendered: true } as const;

function request(shop: string, seconds: readonly number[], calls: number): RequestFigures {
  const waits = seconds.map((whole) => ({ whole, beforeSave: 0, save: 0, calls }));
  return { shop, moment: MOMENT, photos: 60, waits, ways: [] };
}

const peak = (name: string, megabytes: number, answers = ''): PeakMemory => ({
  name,
  megabytes,
  answers,
});

const figures: BeforeAndAfter = {
  commit: '99d3d10',
  requests: {
    before: [request('99d3d10', [9, 7, 8], 5)],
    after: [request('today', [2, 4, 1], 3)],
  },
  memory: {
    before: {
      trigger: [peak('GIF', 513, 'ready')],
      api: [peak('a form', 100, '1 × not answered in 60 s')],
    },
    after: {
      trigger: [peak('GIF', 1024, 'failed')],
      api: [peak('a form', 3000, '1 × 415')],
    },
  },
  album: {
    before: [
      { name: 'save as Draft', reads: 300, writes: 60 },
      { name: 'approve', reads: 124, writes: 50 },
    ],
    after: [
      { name: 'save as Draft', reads: 190, writes: 54, others: 78 },
      { name: 'approve', reads: 11, writes: 6 },
    ],
  },
};

/** The cells of the line that begins with `name`. */
function cellsOf(text: string, name: string): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}  `));
  return lines.flatMap((line) => line.split(/ {2,}/));
}

describe('before and after', () => {
  const text = beforeAndAfterTables(figures);

  test('have the medians of waits side by side, with the budget of today', () => {
    expect(cellsOf(text, MOMENT.name)).toEqual([
      MOMENT.name,
      '8.00',
      '2.00',
      '3',
      'ok',
      '5',
      '3',
      '9.00 7.00 8.00',
      '2.00 4.00 1.00',
    ]);
  });

  test('hold memory against what each of the two builds was given', () => {
    expect(cellsOf(text, 'GIF')).toEqual(['GIF', '513', 'over', 'ready', '1024', 'ok', 'failed']);
    expect(cellsOf(text, 'a form')).toEqual([
      'a form',
      '100',
      'ok',
      '1 × not answered in 60 s',
      '3000',
      'over',
      '1 × 415',
    ]);
  });

  test('add up the reads of both, and judge those of today', () => {
    expect(cellsOf(text, 'approve')).toEqual(['approve', '124', '11', '0', '0', '50', '6']);
    expect(cellsOf(text, 'all')).toEqual(['all', '424', '201', '0', '78', '110', '60', 'over']);
  });

  test('are not set beside each other when they measured different things', () => {
    const album = { ...figures.album, after: figures.album.after.toReversed() };
    expect(() => beforeAndAfterTables({ ...figures, album })).toThrow(
      "before and after do not match at 'save as Draft'",
    );
  });
});
