import { describe, expect, it } from 'vitest';
import { splitClusters } from './clusters';

describe('splitClusters', () => {
  it.each([
    ['क्षत्रिय', ['क्ष', 'त्रि', 'य']],
    ['राष्ट्रीय', ['रा', 'ष्ट्री', 'य']],
    ['সন্ধ্যা', ['স', 'ন্ধ্যা']],
    ['தமிழ்நாடு', ['த', 'மி', 'ழ்', 'நா', 'டு']],
    ['ஸ்ரீ', ['ஸ்ரீ']],
    ['க்ஷ', ['க்ஷ']],
    ['സ്ത്രീ', ['സ്ത്രീ']],
    ['क्\u200dष', ['क्\u200dष']],
    ['e\u0301t', ['e\u0301', 't']],
    ['👨\u200d👩\u200d👧x', ['👨\u200d👩\u200d👧', 'x']],
    ['👍🏽', ['👍🏽']],
    ['🇮🇳🇳🇵', ['🇮🇳', '🇳🇵']],
    ['', []],
  ])('keeps the characters of one letter together in %s', (text, clusters) => {
    expect(splitClusters(text)).toEqual(clusters);
  });
});
