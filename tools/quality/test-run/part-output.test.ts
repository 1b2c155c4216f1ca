import { describe, expect, test } from 'vitest';
import { createPartOutputs } from './part-output.ts';

function shown() {
  const written: string[] = [];
  return { written, open: createPartOutputs((text) => written.push(text)) };
}

describe('output of parallel parts', () => {
  test('the first prints immediately, the second after the first has ended', () => {
    const { written, open } = shown();
    const [check, rules] = [open(), open()];
    check.print('a');
    rules.print('1');
    check.print('b');
    expect(written).toEqual(['a', 'b']);
    check.end();
    expect(written).toEqual(['a', 'b', '1']);
    rules.print('2');
    expect(written).toEqual(['a', 'b', '1', '2']);
  });

  test('a part that ends earlier is printed completely, in its place', () => {
    const { written, open } = shown();
    const [check, unit, rules] = [open(), open(), open()];
    rules.print('rules');
    rules.end();
    unit.print('unit');
    unit.end();
    expect(written).toEqual([]);
    check.print('check');
    check.end();
    expect(written).toEqual(['check', 'unit', 'rules']);
  });
});
