import { describe, expect, it } from 'vitest';
import { splitFontRuns } from './fonts';

describe('splitFontRuns', () => {
  it('gives each piece to the font that has it', () => {
    expect(splitFontRuns('₹1,200 · नमस्ते Asha')).toEqual([
      { script: 'rupee', text: '₹' },
      { script: 'latin', text: '1,200 · ' },
      { script: 'hindi', text: 'नमस्ते' },
      { script: 'latin', text: ' Asha' },
    ]);
  });

  it('writes letters without the accents that our fonts lack, and shows what it cannot write', () => {
    expect(splitFontRuns('Āśā é')).toEqual([{ script: 'latin', text: 'Asa é' }]);
    expect(splitFontRuns('அ 🎂')).toEqual([{ script: 'latin', text: '? ?' }]);
    expect(splitFontRuns('')).toEqual([]);
  });
});
