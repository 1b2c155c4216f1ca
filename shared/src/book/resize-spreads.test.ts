import { describe, expect, it } from 'vitest';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
} from './book.test-data';
import { coverGeometry } from './page';
import { resizeSpreads, scaleSpread, applyCoverShape } from './resize-spreads';

describe('a spread on another size', () => {
  const spread = createTestSpread('s1', {
    locked: true,
    items: [
      createTestPhotoItem(1, { x: 0, y: 0, w: 400, h: 200 }),
      createTestTextItem({ size: 12 }),
    ],
  });

  it('is scaled into the safe zone, proportionally and centred', () => {
    const scaled = scaleSpread(spread, { w: 400, h: 200 }, { w: 300, h: 300 }, 10);
    expect(scaled.items[0]).toMatchObject({ x: 10, y: 80, w: 280, h: 140 });
    expect(scaled.items[1]).toMatchObject({ size: 8.4 });
  });

  it('is unchanged on the same size', () => {
    const extent = { w: 400, h: 200 };
    expect(scaleSpread(spread, extent, { ...extent }, 10)).toBe(spread);
  });

  it('is scaled if it is locked, including the cover', () => {
    const open = createTestSpread('s2', { items: [createTestPhotoItem(2)] });
    const cover = createTestSpread('cover', { locked: true, items: [createTestPhotoItem(3)] });
    const before = createTestBook({ cover, spreads: [spread, open] });
    const smaller = { ...before, page: { w: 101.6, h: 101.6 } };
    const [newCover, locked, same] = resizeSpreads(before, smaller);
    expect(newCover?.items).not.toEqual(cover.items);
    expect(locked?.items).not.toEqual(spread.items);
    expect(same).toBe(open);
  });
});

describe('a cover with another thickness', () => {
  const shape = { spine: 8, wrap: 15, printable: true };
  const book = createTestBook({ cover_shape: shape });
  const { front, spine } = coverGeometry(book);
  const cover = createTestSpread('cover', {
    items: [
      createTestPhotoItem(1, { x: 20 }),
      createTestPhotoItem(2, { x: front.x + 5 }),
      createTestTextItem({ x: (spine?.x ?? 0) - 46, w: 100, angle: 90 }),
    ],
  });

  it('moves its front and its spine', () => {
    const thicker = applyCoverShape({ ...book, cover }, { ...shape, spine: 12 });
    expect(thicker.cover?.items.map(({ x }) => x)).toEqual([20, front.x + 9, (spine?.x ?? 0) - 44]);
  });

  it('moves nothing if the thickness is equal', () => {
    expect(applyCoverShape({ ...book, cover }, { ...shape }).cover).toBe(cover);
  });
});
