import { describe, expect, it } from 'vitest';
import { toGiftCode } from './gift-cards';

describe('toGiftCode', () => {
  it.each(['ABCDEFGHJKLMNPQR', 'abcd-efgh-jklm-npqr', ' ABCD EFGH JKLM NPQR '])(
    'parses %j as people type it',
    (typed) => {
      expect(toGiftCode(typed)).toBe('ABCDEFGHJKLMNPQR');
    },
  );

  it.each([
    '',
    'ABCD',
    'ABCDEFGHJKLMNPQRS',
    'ABCDEFGHJKLMNPQ0',
    'ABCDEFGHJKLMNPQI',
    '../../users/x',
  ])('returns null for %j', (typed) => {
    expect(toGiftCode(typed)).toBeNull();
  });
});
