import { describe, expect, it } from 'vitest';
import { FOCUS_CELLS, packFocus, photoFacts, unpackFocus } from './photo-facts';

const facts = {
  taken_at: Date.UTC(2026, 0, 24, 9),
  likeness: '00ff00ff00ff00ff',
  sharpness: 141.5,
  light: 120,
  focus: packFocus(Array.from({ length: FOCUS_CELLS }, () => 0)),
};

describe('a packed focus grid', () => {
  it('is read back as it was', () => {
    const weights = Array.from({ length: FOCUS_CELLS }, (_, cell) => (cell * 7) % 16);
    expect([...unpackFocus(packFocus(weights))]).toEqual(weights);
  });

  it('takes little room with everything else', () => {
    expect(photoFacts.safeParse(facts).success).toBe(true);
    expect(JSON.stringify(facts).length).toBeLessThan(290);
  });
});

it.each([
  ['a time that no camera has', { taken_at: 1e15 }],
  ['a likeness of another length', { likeness: '00' }],
  ['a sharpness that is no number', { sharpness: Number.NaN }],
  ['a cut focus grid', { focus: 'AAAA' }],
])('facts with %s are refused', (_what, wrong) => {
  expect(photoFacts.safeParse({ ...facts, ...wrong }).success).toBe(false);
});
