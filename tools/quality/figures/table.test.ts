import { describe, expect, it } from 'vitest';
import { formatTable, budgetVerdict } from './table.ts';

describe('table', () => {
  it('aligns its columns', () => {
    const text = formatTable(
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
  it('accepts a value equal to the budget', () => {
    expect(budgetVerdict(1.5, 1.5)).toBe('ok');
    expect(budgetVerdict(1.51, 1.5)).toBe('over');
  });
});
