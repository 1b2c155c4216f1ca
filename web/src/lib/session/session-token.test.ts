import { describe, expect, it } from 'vitest';
import { tokenExpiry } from './session-token';

const encode = (claims: object) => `h.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.s`;

describe('tokenExpiry', () => {
  it('reads exp in milliseconds', () => {
    expect(tokenExpiry(encode({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000);
  });

  it.each(['', 'rubbish', 'a.b.c', encode({}), encode({ exp: 'soon' })])(
    'is null for %j',
    (token) => {
      expect(tokenExpiry(token)).toBeNull();
    },
  );
});
