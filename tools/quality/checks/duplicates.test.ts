import { describe, expect, test } from 'vitest';
import { countLinesOfCode } from './duplicates.ts';

describe('lines of code in a duplicate', () => {
  test('imports do not count, even if the fragment cuts them', () => {
    const fragment =
      "  at,\n  bokeh,\n} from '../shapes';\nimport { a } from 'b';\nimport type {\n  c,";
    expect(countLinesOfCode(fragment)).toBe(0);
  });

  test('code after the imports counts, blank lines do not', () => {
    const fragment =
      "import { a } from 'b';\n\nconst x = 1;\n\nexport function y() {\n  return x;\n}";
    expect(countLinesOfCode(fragment)).toBe(4);
  });

  test('code without imports counts in full', () => {
    expect(countLinesOfCode('if (a) {\n  b();\n}')).toBe(3);
  });
});
