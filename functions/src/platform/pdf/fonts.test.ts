import { describe, expect, it } from 'vitest';
import { splitFontRuns } from './fonts';

describe('splitFontRuns', () => {
  it('assigns each run of text to the font that contains it', () => {
    expect(splitFontRuns('₹1,200 · नमस्ते Asha')).toEqual([
      { script: 'rupee', text: '₹' },
      { script: 'latin', text: '1,200 · ' },
      { script: 'hindi', text: 'नमस्ते' },
      { script: 'latin', text: ' Asha' },
    ]);
  });

  it('drops accents that the fonts do not have, and marks unprintable letters', () => {
    expect(splitFontRuns('Āśā é')).toEqual([{ script: 'latin', text: 'Asa é' }]);
    expect(splitFontRuns('அ 🎂')).toEqual([{ script: 'latin', text: '? ?' }]);
    expect(splitFontRuns('')).toEqual([]);
  });
});
