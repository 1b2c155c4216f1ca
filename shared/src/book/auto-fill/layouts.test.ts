import { describe, expect, it } from 'vitest';
import { placePhotoInFrame } from '../photo-placement';
import { spreadPhotoIds, type Spread } from '../scene';
import { fillBook } from './fill';
import { toFocus } from './focus';
import { createTestFormat, focusAt, photosOfADay, createTestFacts } from './photos.test-data';
import { listSlicings } from './slicing';

const fill = (photos = photosOfADay(28), layFlat = true) =>
  fillBook({
    format: createTestFormat({ layFlat }),
    photos,
    style: 'classic',
    seed: 1,
    order: 'time',
  }).book;

describe('the ways to divide a page', () => {
  it('are complete and unique for up to four photos', () => {
    const counts = [1, 2, 3, 4].map((count) => listSlicings(count).length);
    expect(counts).toEqual([1, 2, 6, 22]);
    expect(new Set(listSlicings(5).map(({ name }) => name)).size).toBe(listSlicings(5).length);
  });

  it('are limited for many photos', () => {
    expect(listSlicings(500).length).toBeLessThan(40);
  });
});

/** Number of moments (of seven photos each) in a spread. */
const scenesOn = (spread: Spread) =>
  new Set(spreadPhotoIds(spread).map((id) => Math.floor((Number(id.slice(-4)) - 1) / 7))).size;

it('a spread usually shows one scene', () => {
  const { spreads } = fill();
  const whole = spreads.filter((spread) => scenesOn(spread) === 1);
  expect(whole.length).toBeGreaterThanOrEqual(spreads.length - 2);
});

it('a subject at the edge of its photo is never cut', () => {
  const photos = photosOfADay(24).map((photo, at) => ({
    ...photo,
    facts: photo.facts && { ...photo.facts, focus: focusAt(at % 2 === 0 ? 1 : 14, 8) },
  }));
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  for (const { items } of fill(photos).spreads) {
    for (const item of items) {
      const photo = item.type === 'photo' ? byId.get(item.photo ?? '') : undefined;
      if (item.type !== 'photo' || !photo) continue;
      const { visible } = placePhotoInFrame(
        { width: photo.width ?? 1, height: photo.height ?? 1 },
        item,
        item.crop,
      );
      const { across } = toFocus(photo.facts);
      expect(visible.x).toBeLessThanOrEqual(across.from + 0.001);
      expect(visible.x + visible.w).toBeGreaterThanOrEqual(across.to - 0.001);
    }
  }
});

it('a small photo is not printed large', () => {
  const photos = photosOfADay(24).map((photo, at) =>
    at === 10 ? { ...photo, width: 1000, height: 750 } : photo,
  );
  const items = fill(photos).spreads.flatMap((spread) => spread.items);
  const small = items.find((item) => item.type === 'photo' && item.photo === photos[10]?.id);
  expect(1000 / ((small?.w ?? 999) / 25.4)).toBeGreaterThanOrEqual(150);
});

it('no important part of a photo is in the fold', () => {
  const wide = photosOfADay(6).map((photo) => ({ ...photo, width: 9000, height: 3000 }));
  const middle = wide.map((photo) => ({
    ...photo,
    facts: createTestFacts({ focus: focusAt(7.5, 7.5) }),
  }));
  const fold = 279.4;
  for (const { items } of fill(middle).spreads) {
    expect(items.every(({ x, w }) => x + w <= fold + 0.1 || x >= fold - 0.1)).toBe(true);
  }
});

describe('the reason for the layout of a spread', () => {
  it('has a code for each spread, and the number of its photo for the cover', () => {
    const { spreads, cover } = fill();
    for (const { why } of spreads) {
      expect(why?.code).toMatch(/^(one-moment|two-moments|largest|uncropped|by-time)$/);
    }
    expect(cover?.why).toMatchObject({
      code: 'cover',
      facts: { photo: expect.any(Number) as number },
    });
  });

  it('is the order of the customer if there is no other', () => {
    const photos = photosOfADay(10).map((photo) => ({ ...photo, facts: null, width: 3200 }));
    const task = { format: createTestFormat(), photos, style: 'full', seed: 1 } as const;
    const codes = (order: 'time' | 'given') =>
      fillBook({ ...task, order }).book.spreads.map(({ why }) => why?.code);
    expect(codes('given').every((code) => code === 'as-ordered' || code === 'uncropped')).toBe(
      true,
    );
    expect(codes('time').every((code) => code === 'by-time' || code === 'uncropped')).toBe(true);
  });
});
