import { describe, expect, it } from 'vitest';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
} from './book.test-data';
import type { Book, Spread } from './scene';
import { resizeSpreads, scaleSpread } from './resize-spreads';

describe('a spread on another size', () => {
  const spread = createTestSpread('s1', {
    locked: true,
    items: [
      createTestPhotoItem(1, { x: 0, y: 0, w: 400, h: 200 }),
      createTestTextItem({ size: 12 }),
    ],
  });
  const from = { w: 400, h: 200, bleed: 3 };
  const inBook = { kind: 'book', safe: 10 } as const;

  it('is scaled into the safe zone, proportionally and centred', () => {
    const scaled = scaleSpread(spread, from, { w: 300, h: 300, bleed: 3 }, inBook);
    expect(scaled.items[0]).toMatchObject({ x: 10, y: 80, w: 280, h: 140 });
    expect(scaled.items[1]).toMatchObject({ size: 8.4 });
  });

  it('is unchanged on the same size', () => {
    expect(scaleSpread(spread, from, { ...from }, inBook)).toBe(spread);
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

describe('a photo whose picture was moved on a print', () => {
  const page = { w: 300, h: 200 };
  const print = (items: Spread['items']) =>
    createTestBook({
      kind: 'sheet',
      lay_flat: false,
      cover: null,
      cover_shape: null,
      page,
      spreads: [createTestSpread('s1', { locked: true, items })],
    });
  const covering = createTestPhotoItem(1, { x: -3, y: -3, w: 306, h: 206 });
  const resized = (items: Spread['items'], change: Partial<Book>) => {
    const before = print(items);
    return resizeSpreads(before, { ...before, ...change })[0]?.items;
  };

  it('still covers a print of another size or shape, with its bleed', () => {
    const [larger] = resized([covering], { page: { w: 450, h: 300 } }) ?? [];
    expect(larger).toEqual({ ...covering, x: -3, y: -3, w: 456, h: 306 });
    const [upright] = resized([covering], { page: { w: 200, h: 300 } }) ?? [];
    expect(upright).toEqual({ ...covering, x: -3, y: -3, w: 206, h: 306 });
  });

  it('covers the sides of a canvas that is wrapped afterwards, and only the bleed without them', () => {
    const [wrapped] = resized([covering], { bleed: 38 }) ?? [];
    expect(wrapped).toMatchObject({ x: -38, y: -38, w: 376, h: 276 });
    const text = createTestTextItem();
    expect(resized([covering, text], { bleed: 38 })?.[1]).toEqual(text);
  });

  it('leaves room for the text below it', () => {
    const shortened = { ...covering, h: 180 };
    const text = createTestTextItem({ x: 60, y: 179, w: 180, h: 8 });
    const [photo, moved] = resized([shortened, text], { page: { w: 450, h: 300 } }) ?? [];
    expect(photo).toMatchObject({ x: -3, y: -3, w: 456 });
    expect(photo && moved && photo.y + photo.h).toBeLessThan(moved?.y ?? 0);
  });

  it('keeps its margins if it did not reach the edges', () => {
    const inset = createTestPhotoItem(1, { x: 20, y: 20, w: 260, h: 160 });
    const [photo] = resized([inset], { page: { w: 450, h: 300 } }) ?? [];
    expect(photo?.x).toBeGreaterThan(20);
    expect(photo && photo.x + photo.w).toBeLessThan(430);
  });
});
