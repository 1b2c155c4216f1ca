import { describe, expect, it } from 'vitest';
import { packValues, THUMBNAIL_CHANNELS, THUMBNAIL_SIDE } from '../photo-facts';
import { areNearlyIdentical, findSharperTwins } from './likeness';
import { photosOfADay, createTestFacts } from './photos.test-data';

const START = Date.UTC(2026, 0, 24, 9);
const SECOND = 1000;
const LIKENESS = '0123456789abcdef';
/** Differs from LIKENESS in 16 bits. */
const QUITE_ALIKE = 'ffdc456789abcdef';
const UNLIKE = 'fedcba9876543210';

/** A thumbnail of a bright spot, in pixels, on a gradient. */
function thumbnailOf(across: number, down: number): string {
  const values: number[] = [];
  for (let pixel = 0; pixel < THUMBNAIL_SIDE * THUMBNAIL_SIDE; pixel += 1) {
    const [x, y] = [pixel % THUMBNAIL_SIDE, Math.floor(pixel / THUMBNAIL_SIDE)];
    const spot = 12 * Math.exp(-((x - across) ** 2 + (y - down) ** 2) / 6);
    values.push(3 + spot, 7 + spot / 3, 7 - spot / 3);
  }
  expect(values).toHaveLength(THUMBNAIL_SIDE * THUMBNAIL_SIDE * THUMBNAIL_CHANNELS);
  return packValues(values);
}

function photoAt(seconds: number, given: Parameters<typeof createTestFacts>[0] = {}) {
  const facts = createTestFacts({
    taken_at: START + seconds * SECOND,
    likeness: LIKENESS,
    ...given,
  });
  return { id: `at ${seconds}`, width: 4, height: 3, sequence: seconds + 1, facts };
}

describe('areNearlyIdentical', () => {
  it.each([
    ['equal and within a minute', 60, {}, true],
    ['equal and later', 61, {}, false],
    ['quite alike within 15 seconds', 15, { likeness: QUITE_ALIKE }, true],
    ['quite alike and later', 16, { likeness: QUITE_ALIKE }, false],
    ['unlike', 1, { likeness: UNLIKE }, false],
    ['of unknown time', 1, { taken_at: null }, false],
  ])('compares photos without a thumbnail: %s', (_what, seconds, given, expected) => {
    expect(areNearlyIdentical(photoAt(0), photoAt(seconds, given))).toBe(expected);
  });

  it.each([
    ['shifted by three pixels', thumbnailOf(10, 4), true],
    ['at another place', thumbnailOf(1, 13), false],
  ])('compares thumbnails: a spot %s', (_what, thumbnail, expected) => {
    const one = photoAt(0, { thumbnail: thumbnailOf(7, 7) });
    expect(areNearlyIdentical(one, photoAt(50, { likeness: UNLIKE, thumbnail }))).toBe(expected);
    expect(areNearlyIdentical(one, photoAt(61, { likeness: UNLIKE, thumbnail }))).toBe(false);
  });

  it('is true for two empty skies', () => {
    const flat = packValues(new Uint8Array(768).fill(7));
    const [one, other] = [photoAt(0, { thumbnail: flat }), photoAt(5, { thumbnail: flat })];
    expect(areNearlyIdentical(one, { ...other, facts: { ...other.facts, likeness: UNLIKE } })).toBe(
      true,
    );
  });
});

describe('findSharperTwins', () => {
  it('maps each photo of a series to the sharpest one', () => {
    const first = photoAt(0, { sharpness: 100 });
    const sharpest = photoAt(4, { sharpness: 180 });
    const last = photoAt(50, { sharpness: 90 });
    const others = photosOfADay(3);
    expect(findSharperTwins([last, ...others, sharpest, first])).toEqual(
      new Map([
        [first, sharpest],
        [last, sharpest],
      ]),
    );
  });
});
