import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { photosOfADay } from '../auto-fill/photos.test-data';
import { placePhotoInFrame } from '../photo-placement';
import {
  bestCropForFrame,
  type Crop,
  type CropInput,
  panCrop,
  rotateCrop,
  panRange,
  zoomCrop,
} from './crop';

const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };
const framed = (crop: Crop = WHOLE): CropInput => ({
  crop,
  frame: { w: 100, h: 100 },
  photo: { width: 4000, height: 3000 },
});
const pictureOf = ({ crop, frame, photo }: CropInput) =>
  placePhotoInFrame(photo, frame, crop).picture;

it('moves the picture only as far as it covers its frame', () => {
  const right = panCrop(framed(), { x: 10, y: 50 });
  expect(pictureOf(framed(right)).x).toBeCloseTo(pictureOf(framed()).x + 10, 1);
  expect(right.y).toBe(0.5); // the frame shows the full height
  const end = panCrop(framed(), { x: 1000, y: 0 });
  expect(pictureOf(framed(end)).x).toBeCloseTo(0, 1);
  // panning beyond the end is ignored, so panning back takes effect at once
  expect(pictureOf(framed(panCrop(framed(end), { x: -10, y: 0 }))).x).toBeCloseTo(-10, 1);
});

it('keeps a point under two fingers in place while the picture is zoomed', () => {
  const around = { x: 20, y: 70 };
  const before = pictureOf(framed({ ...WHOLE, zoom: 2 }));
  const after = pictureOf(framed(zoomCrop(framed({ ...WHOLE, zoom: 2 }), 3, around)));
  expect((around.x - after.x) / after.w).toBeCloseTo((around.x - before.x) / before.w, 2);
  expect((around.y - after.y) / after.h).toBeCloseTo((around.y - before.y) / before.h, 2);
});

it('limits the zoom between covering the frame and the useful maximum', () => {
  expect(zoomCrop(framed(), 0.2).zoom).toBe(1);
  expect(zoomCrop(framed(), 100).zoom).toBe(8);
});

it('four quarter turns equal none, and one rotates the photo', () => {
  const once = rotateCrop(framed(), 1);
  expect(once.turn).toBe(1);
  expect(pictureOf(framed(once)).h).toBeGreaterThan(100);
  const fully = [1, 1, 1].reduce<Crop>((crop) => rotateCrop(framed(crop), 1), once);
  expect(fully).toEqual(WHOLE);
  expect(rotateCrop(framed(), -1).turn).toBe(3);
});

it('moves in the visible direction after any rotation, and always covers the frame', () => {
  const turn = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
  const far = fc.double({ min: -40, max: 40, noNaN: true });
  fc.assert(
    fc.property(turn, far, far, fc.double({ min: 1, max: 8, noNaN: true }), (turns, x, y, zoom) => {
      const before = framed({ ...WHOLE, turn: turns, zoom });
      const after = framed(panCrop(before, { x, y }));
      const [was, is] = [pictureOf(before), pictureOf(after)];
      const room = panRange(before);
      const expected = (by: number, back: number, on: number) => Math.min(Math.max(by, -back), on);
      expect(is.x - was.x).toBeCloseTo(expected(x, room.left, room.right), 0);
      expect(is.y - was.y).toBeCloseTo(expected(y, room.up, room.down), 0);
      expect(Math.min(...Object.values(panRange(after)))).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});

it('shows the best part of a rotated photo, too', () => {
  const [photo] = photosOfADay(1);
  const crop = bestCropForFrame(photo, { w: 60, h: 100 }, 1);
  expect(crop).toMatchObject({ zoom: 1, turn: 1 });
  expect(bestCropForFrame(undefined, { w: 60, h: 100 })).toEqual(WHOLE);
});
