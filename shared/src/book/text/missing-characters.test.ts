import { describe, expect, it } from 'vitest';
import { missingCharacters } from './missing-characters';

describe('missingCharacters', () => {
  it.each([
    'Our trip — “Goa”, 2026: ₹1,200…\n\tZoë’s café',
    'हिन्दी। বাংলা தமிழ் తెలుగు ಕನ್ನಡ മലയാളം ગુજરાતી ਪੰਜਾਬੀ ଓଡ଼ିଆ',
    'मराठी क़ ड़ १२३', // letters that Unicode normalisation decomposes
    '',
  ])('returns none for printable scripts: %s', (text) => {
    expect(missingCharacters(text)).toEqual([]);
  });

  it('returns each unprintable character once, complete, in the order of the text', () => {
    expect(missingCharacters('Goa 🎂👨‍👩‍👧 اب 🎂 日')).toEqual(['🎂', '👨‍👩‍👧', 'ا', 'ب', '日']);
  });
});
