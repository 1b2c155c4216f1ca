import { createTestPhotoItem } from '@smriti/shared/book/book.test-data';
import { describe, expect, it } from 'vitest';
import { toFramePoint, movePinByKey, frameToPhotoPoint } from './pins';

const PHOTO = { width: 2000, height: 1000 };
const inFrame = (turn: 0 | 1 | 2 | 3, zoom = 1) =>
  createTestPhotoItem(1, { w: 100, h: 100, crop: { x: 0.5, y: 0.5, zoom, turn } });

describe('a pin', () => {
  it('is the clicked point in coordinates of the whole photo', () => {
    // A square frame shows the middle half of a photo with an aspect ratio of 2:1.
    expect(frameToPhotoPoint(inFrame(0), PHOTO, { x: 0, y: 0 })).toEqual({ x: 0.25, y: 0 });
    expect(frameToPhotoPoint(inFrame(0), PHOTO, { x: 0.5, y: 0.5 })).toEqual({ x: 0.5, y: 0.5 });
    expect(frameToPhotoPoint(inFrame(0, 2), PHOTO, { x: 1, y: 1 })).toEqual({ x: 0.625, y: 0.75 });
  });

  it.each([0, 1, 2, 3] as const)(
    'maps back to the clicked point after %i quarter turns',
    (turn) => {
      const at = { x: 0.2, y: 0.7 };
      const pin = frameToPhotoPoint(inFrame(turn, 1.5), PHOTO, at);
      const back = pin && toFramePoint(inFrame(turn, 1.5), PHOTO, pin);
      expect(back?.x).toBeCloseTo(at.x, 2);
      expect(back?.y).toBeCloseTo(at.y, 2);
    },
  );

  it('is shown at the edge of a frame that crops it', () => {
    expect(toFramePoint(inFrame(0), PHOTO, { x: 0, y: 0.5 })).toEqual({ x: 0, y: 0.5 });
  });

  it('has no position until the dimensions of the photo are known', () => {
    const unknown = { width: null, height: null };
    expect(frameToPhotoPoint(inFrame(0), unknown, { x: 0, y: 0 })).toBeNull();
    expect(toFramePoint(inFrame(0), unknown, { x: 0, y: 0 })).toBeNull();
  });

  it('moves by the arrow keys, within the photo', () => {
    expect(movePinByKey({ x: 0.5, y: 0.5 }, 'ArrowRight')).toEqual({ x: 0.52, y: 0.5 });
    expect(movePinByKey({ x: 0.5, y: 0 }, 'ArrowUp')).toEqual({ x: 0.5, y: 0 });
    expect(movePinByKey({ x: 0.5, y: 0.5 }, 'Tab')).toBeNull();
  });
});
