import { describe, expect, it } from 'vitest';
import type { PhotoForBook } from './fill-types';
import { photosOfADay, createTestFacts } from './photos.test-data';
import { suggestPhotosToRemove } from './removal-suggestions';

/** Photos of one day, the last of which has these measures or facts. */
function photosWith(
  facts: Parameters<typeof createTestFacts>[0],
  measures: Partial<PhotoForBook> = {},
  count = 8,
): PhotoForBook[] {
  return photosOfADay(count).map((photo, at) =>
    at === count - 1
      ? { ...photo, ...measures, facts: photo.facts && { ...photo.facts, ...facts } }
      : photo,
  );
}

const reasonsOf = (photos: readonly PhotoForBook[]) =>
  suggestPhotosToRemove(photos).map(({ photo, why }) => [photo, why.code]);

describe('suggestPhotosToRemove', () => {
  it.each([
    ['small', {}, { width: 599, height: 400 }],
    ['wide', { sharpness: 0, crispness: 0 }, { width: 20_000, height: 400 }],
    ['wide', {}, { width: 1000, height: 5001 }],
    ['dark', { light: 2, sharpness: 0, crispness: 0 }, {}],
    ['screenshot', { screenshot: true }, {}],
    ['blurred', { crispness: 3.9 }, {}],
    ['blurred', { crispness: 5.9, sharpness: 15 }, {}],
    ['blurred', { crispness: 12, sharpness: 3 }, {}],
    ['blurred', { sharpness: 15 }, {}],
  ])('suggests a photo that is %s: %o, %o', (reason, facts, measures) => {
    const photos = photosWith(facts, measures);
    expect(reasonsOf(photos)).toEqual([[photos.at(-1)?.id, reason]]);
  });

  it.each([
    ['just large enough', {}, { width: 600, height: 400 }],
    ['a panorama', {}, { width: 9000, height: 2000 }],
    ['a night', { light: 7 }, {}],
    ['crisp, though softer than the others', { crispness: 6, sharpness: 15 }, {}],
    ['without any edge', { crispness: 0, sharpness: 0 }, {}],
    ['without facts', {}, { facts: null }],
  ])('does not suggest a photo that is %s', (_what, facts, measures) => {
    expect(reasonsOf(photosWith(facts, measures))).toEqual([]);
  });

  it('does not compare the sharpness of fewer than four photos', () => {
    expect(reasonsOf(photosWith({ sharpness: 1 }, {}, 3))).toEqual([]);
    expect(reasonsOf(photosWith({ sharpness: 1 }, {}, 4))).toHaveLength(1);
  });

  it('gives a sharper twin as the first reason', () => {
    const [first, second] = photosOfADay(2);
    if (!first || !second) throw new Error('two photos are needed');
    const twin = { ...second, facts: createTestFacts({ ...first.facts, sharpness: 900 }) };
    expect(suggestPhotosToRemove([{ ...first, width: 60, height: 40 }, twin])).toEqual([
      { photo: first.id, why: { code: 'same', facts: { photo: 2 } } },
    ]);
  });
});
