import { describe, expect, it } from 'vitest';
import {
  FOCUS_GRID_CELLS,
  packValues,
  photoFacts,
  unpackFocusGrid,
  unpackThumbnail,
} from './photo-facts';

const facts = {
  taken_at: Date.UTC(2026, 0, 24, 9),
  likeness: '00ff00ff00ff00ff',
  sharpness: 141.5,
  light: 120,
  focus: packValues(Array.from({ length: FOCUS_GRID_CELLS }, () => 0)),
};

describe('a packed focus grid', () => {
  it('is unpacked without loss', () => {
    const weights = Array.from({ length: FOCUS_GRID_CELLS }, (_, cell) => (cell * 7) % 16);
    expect([...unpackFocusGrid(packValues(weights))]).toEqual(weights);
  });

  it('is small, together with everything else', () => {
    const all = { ...facts, thumbnail: packValues(new Uint8Array(768)), crispness: 12.34 };
    expect(photoFacts.safeParse(facts).success).toBe(true);
    expect(photoFacts.safeParse(all).success).toBe(true);
    expect(JSON.stringify(all).length).toBeLessThan(850);
  });
});

it('a packed thumbnail is unpacked without loss', () => {
  const values = Array.from({ length: 768 }, (_, at) => (at * 5) % 16);
  expect([...unpackThumbnail(packValues(values))]).toEqual(values);
});

it.each([
  ['a time that no camera has', { taken_at: 1e15 }],
  ['a likeness of another length', { likeness: '00' }],
  ['a sharpness that is no number', { sharpness: Number.NaN }],
  ['a cut focus grid', { focus: 'AAAA' }],
  ['a cut thumbnail', { thumbnail: 'AAAA' }],
  ['a negative crispness', { crispness: -1 }],
])('facts with %s are refused', (_what, wrong) => {
  expect(photoFacts.safeParse({ ...facts, ...wrong }).success).toBe(false);
});
