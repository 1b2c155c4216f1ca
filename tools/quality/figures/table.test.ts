import { describe, expect, it } from 'vitest';
import { table, verdict } from './table.ts';

describe('table', () => {
  it('aligns its columns', () => {
    const text = table(
      'Answers',
      ['path', 'ms'],
      [
        ['/a', '1.5'],
        ['/long', '12.0'],
      ],
    );
    expect(text.split('\n')).toEqual([
      'Answers',
      '',
      'path     ms',
      '─────  ────',
      '/a      1.5',
      '/long  12.0',
      '',
    ]);
  });
});

describe('verdict', () => {
  it('takes the budget itself in', () => {
    expect(verdict(1.5, 1.5)).toBe('ok');
    expect(verdict(1.51, 1.5)).toBe('over');
  });
});
