import { AppError } from '@smriti/shared/base/errors';
import { describe, expect, it } from 'vitest';
import { assertPlainText } from './plain-text';

function problemOf(value: unknown): AppError {
  try {
    assertPlainText(value);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('nothing was refused');
}

describe('assertPlainText', () => {
  it('accepts everything that people write', () => {
    const name = 'आशा "Asha" O’Neil 👩‍👩‍👧\n\tline two';
    expect(() =>
      assertPlainText({ name, list: [1, null, true, [name]], none: undefined }),
    ).not.toThrow();
  });

  it.each(['\u0000', 'a\u0007b', '\u001b[2J', '\u007f', '\ud800', 'a\udc00', '\ufffd'])(
    'refuses %j and names the field',
    (text) => {
      expect(problemOf({ a: [{ b: text }] })).toMatchObject({
        code: 'invalid_input',
        details: [{ field: 'a.0.b', message: 'contains characters that are not text' }],
      });
    },
  );

  it('refuses field names that are not plain text', () => {
    expect(problemOf({ a: { 'b\u0000': 1 } }).details).toEqual([
      { field: 'a', message: 'has a field whose name is not text' },
    ]);
  });

  it('refuses deep nesting without recursing into it', () => {
    let value: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) value = [value];
    expect(problemOf(value).code).toBe('invalid_input');
  });
});
