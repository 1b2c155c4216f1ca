import { describe, expect, it } from 'vitest';
import { blackTint, toPressInk } from './press-ink';

describe('blackTint', () => {
  it('is solid for black and for the dark inks of texts, warm ones too', () => {
    for (const ink of ['#000000', '#1d1d1f', '#26231f']) expect(blackTint(ink)).toBe(100);
    expect(blackTint('#3b2f23')).toBeGreaterThanOrEqual(90);
  });

  it('follows the lightness of greys', () => {
    expect(blackTint('#ffffff')).toBe(0);
    expect(blackTint('#777777')).toBe(59);
    expect(blackTint('#6b6158')).toBeGreaterThan(blackTint('#9a938a') ?? 100);
  });

  it('is null for colours, and for pale tints that look like paper', () => {
    for (const colour of ['#9b2d30', '#1f4e7a', '#33482f', '#7a2a12', '#f6e7c8', '#f2ead7'])
      expect(blackTint(colour), colour).toBeNull();
  });
});

describe('toPressInk', () => {
  it('replaces nearly grey colours by black ink, and keeps others', () => {
    expect(toPressInk('#000000')).toEqual([0, 0, 0, 100]);
    expect(toPressInk('#9b2d30')).toBe('#9b2d30');
  });
});
