import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter, isValidGstin, findStateByGstin } from './gstin';

describe('isValidGstin', () => {
  it('knows numbers by their check character', () => {
    for (const gstin of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])
      expect(isValidGstin(gstin)).toBe(true);
    expect(gstinCheckCharacter('27AAPFU0939F1Z')).toBe('V');
  });

  it('finds one wrong character, and two in the wrong order', () => {
    expect(isValidGstin('27AAPFU0938F1ZV')).toBe(false);
    expect(isValidGstin('27AAPFU0993F1ZV')).toBe(false);
    expect(isValidGstin('27AAPFU0939F1ZA')).toBe(false);
  });

  it('takes nothing of another form, nor of a state that there is not', () => {
    for (const text of ['', '27AAPFU0939F1Z', '27aapfu0939f1zv', ' 27AAPFU0939F1ZV']) {
      expect(isValidGstin(text)).toBe(false);
    }
    const nowhere = '99AAPFU0939F1Z';
    expect(isValidGstin(nowhere + gstinCheckCharacter(nowhere))).toBe(false);
    expect(findStateByGstin('27AAPFU0939F1ZV')?.name).toBe('Maharashtra');
  });
});
