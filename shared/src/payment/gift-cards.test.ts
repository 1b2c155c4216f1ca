import { describe, expect, it } from 'vitest';
import { toGiftCode } from './gift-cards';

describe('toGiftCode', () => {
  it.each(['ABCDEFGHJKLMNPQR', 'abcd-efgh-jklm-npqr', ' ABCD EFGH JKLM NPQR '])(
    'reads %j as people type it',
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
  ])('takes %j for no code', (typed) => {
    expect(toGiftCode(typed)).toBeNull();
  });
});
