import { describe, expect, it } from 'vitest';
import { areNearlyIdentical, suggestPhotosToRemove } from './likeness';
import { photosOfADay, someFacts } from './photos.test-data';

const START = Date.UTC(2026, 0, 24, 9);

/** Photos of one day, some of them with changed facts. */
function photosWith(changes: Readonly<Record<number, Parameters<typeof someFacts>[0]>>) {
  return photosOfADay(8).map((photo, at) => ({
    ...photo,
    facts: photo.facts && { ...photo.facts, ...changes[at] },
  }));
}

describe('photos that are nearly the same', () => {
  const series = photosWith({
    2: { taken_at: START, likeness: '00000000000000ff', sharpness: 100 },
    3: { taken_at: START + 4000, likeness: '00000000000003ff', sharpness: 180 },
    4: { taken_at: START + 9000, likeness: '0000000000000fff', sharpness: 90 },
  });

  it('are suggested away but for the sharpest', () => {
    expect(suggestPhotosToRemove(series)).toEqual([
      { photo: series[2]?.id, why: { code: 'same', facts: { photo: 4 } } },
      { photo: series[4]?.id, why: { code: 'same', facts: { photo: 4 } } },
    ]);
  });

  it.each([
    ['taken later', { taken_at: START + 20_000 }],
    ['unlike', { likeness: 'ffffffffffffff00' }],
    ['without a time', { taken_at: null }],
  ])('are not, when one is %s', (_what, change) => {
    const [one, other] = [0, 1].map((at) => ({
      ...photosOfADay(2)[at],
      id: String(at),
      width: 4,
      height: 3,
      sequence: at + 1,
      facts: someFacts({ taken_at: START, ...(at === 1 && change) }),
    }));
    if (!one || !other) throw new Error('two photos are needed');
    expect(areNearlyIdentical(one, other)).toBe(false);
    expect(areNearlyIdentical(one, one)).toBe(true);
  });
});

describe('photos out of focus', () => {
  it('are suggested away, by how sharp the others are', () => {
    const photos = photosWith({ 5: { sharpness: 4 } });
    expect(suggestPhotosToRemove(photos)).toEqual([
      { photo: photos[5]?.id, why: { code: 'blurred', facts: { percent: 2 } } },
    ]);
  });

  it('are not known among a few photos, or without facts', () => {
    expect(suggestPhotosToRemove(photosWith({ 1: { sharpness: 4 } }).slice(0, 3))).toEqual([]);
    const unknown = photosOfADay(9).map((photo) => ({ ...photo, facts: null }));
    expect(suggestPhotosToRemove(unknown)).toEqual([]);
  });
});
