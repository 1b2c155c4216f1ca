import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter, isValidGstin, findStateByGstin } from './gstin';

describe('isValidGstin', () => {
  it('verifies the check character', () => {
    for (const gstin of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])
      expect(isValidGstin(gstin)).toBe(true);
    expect(gstinCheckCharacter('27AAPFU0939F1Z')).toBe('V');
  });

  it('detects one wrong character, and two swapped ones', () => {
    expect(isValidGstin('27AAPFU0938F1ZV')).toBe(false);
    expect(isValidGstin('27AAPFU0993F1ZV')).toBe(false);
    expect(isValidGstin('27AAPFU0939F1ZA')).toBe(false);
  });

  it('refuses other formats, and unknown states', () => {
    for (const text of ['', '27AAPFU0939F1Z', '27aapfu0939f1zv', ' 27AAPFU0939F1ZV']) {
      expect(isValidGstin(text)).toBe(false);
    }
    const nowhere = '99AAPFU0939F1Z';
    expect(isValidGstin(nowhere + gstinCheckCharacter(nowhere))).toBe(false);
    expect(findStateByGstin('27AAPFU0939F1ZV')?.name).toBe('Maharashtra');
  });
});
