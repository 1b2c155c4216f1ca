import { describe, expect, it } from 'vitest';
import { applyCoverShape } from './apply-cover-shape';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
} from './book.test-data';
import { coverGeometry } from './page';

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
