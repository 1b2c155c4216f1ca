import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillBook } from '../auto-fill/fill';
import { createTestFormat, photosOfADay } from '../auto-fill/photos.test-data';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '../book.test-data';
import { type Book, book as bookSchema, COVER_ID, spreadPhotoIds, placedPhotoIds } from '../scene';
import { findFrame, type FrameAddress, canAddPhoto } from './find-frame';
import { placePhoto, swapFrames, clearFrame } from './frames';
import { addPhoto, rankedSpreadVariants, removeFrame, applyLayout } from './layouts';
import { setCrop } from './set-crop';

const PHOTOS = photosOfADay(8);
const KNOWN = new Map(PHOTOS.map((photo) => [photo.id, photo]));
const at = (spread: string, n: number): FrameAddress => ({ spread, item: `p${n}` });
const photoAt = (book: Book, where: FrameAddress) => findFrame(book, where)?.photo;
const trayOf = ({ tray }: Book) => tray.map(({ photo }) => photo);

/** Photos 1 and 2 on the first spread, 3 and 4 on the second, 1 on the cover, 5 in the tray. */
const aFilledBook = (given: Partial<Book> = {}) =>
  createTestBook({
    cover: createTestSpread(COVER_ID, { items: [createTestPhotoItem(1)] }),
    spreads: [
      createTestSpread('s1', {
        layout: 'two',
        rank: { at: 1, of: 8 },
        why: { code: 'uncropped', facts: {} },
        items: [createTestPhotoItem(1), createTestPhotoItem(2, { x: 120, w: 60, h: 120 })],
      }),
      createTestSpread('s2', { items: [createTestPhotoItem(3), createTestPhotoItem(4)] }),
    ],
    tray: [{ photo: testPhotoId(5), why: { code: 'blurred', facts: {} } }],
    ...given,
  });

it('swaps two photos, each cropped to its best part, and locks both spreads', () => {
  const before = aFilledBook();
  const after = swapFrames(before, at('s1', 2), at('s2', 3), KNOWN);
  expect(photoAt(after, at('s1', 2))).toBe(testPhotoId(3));
  expect(photoAt(after, at('s2', 3))).toBe(testPhotoId(2));
  const [first, second] = after.spreads;
  expect(first).toMatchObject({ locked: true, rank: null, why: null, layout: 'two' });
  expect(second?.locked).toBe(true);
  // photo 3 is upright, and its new upright frame shows its full height
  expect(findFrame(after, at('s1', 2))?.crop).not.toEqual(findFrame(before, at('s1', 2))?.crop);
  expect(after.tray).toEqual(before.tray);
});

it('keeps the rotation of a moved photo', () => {
  const crop = { x: 0.5, y: 0.5, zoom: 2, turn: 1 } as const;
  const turned = setCrop(aFilledBook(), at('s1', 2), crop);
  const after = swapFrames(turned, at('s1', 2), at('s2', 3), KNOWN);
  expect(findFrame(after, at('s2', 3))?.crop).toMatchObject({ turn: 1, zoom: 1 });
  expect(findFrame(after, at('s1', 2))?.crop.turn).toBe(0);
});

it('moves a photo into an empty frame, and empties its previous one', () => {
  const emptied = clearFrame(aFilledBook(), at('s1', 2));
  const after = swapFrames(emptied, at('s2', 3), at('s1', 2), KNOWN);
  expect(photoAt(after, at('s1', 2))).toBe(testPhotoId(3));
  expect(photoAt(after, at('s2', 3))).toBeNull();
});

it('adds a photo to the cover in addition to the book, unless another would lose its last frame', () => {
  const after = swapFrames(aFilledBook(), at('s2', 3), at(COVER_ID, 1), KNOWN);
  expect(photoAt(after, at(COVER_ID, 1))).toBe(testPhotoId(3));
  expect(photoAt(after, at('s2', 3))).toBe(testPhotoId(3));
  const lone = aFilledBook({
    cover: createTestSpread(COVER_ID, { items: [createTestPhotoItem(6)] }),
  });
  const swapped = swapFrames(lone, at('s2', 3), { spread: COVER_ID, item: 'p6' }, KNOWN);
  expect(photoAt(swapped, at('s2', 3))).toBe(testPhotoId(6));
});

it('puts a photo from the tray into a frame, and the previous photo into its place in the tray', () => {
  const after = placePhoto(aFilledBook(), testPhotoId(5), at('s2', 4), KNOWN);
  expect(photoAt(after, at('s2', 4))).toBe(testPhotoId(5));
  expect(after.tray).toEqual([{ photo: testPhotoId(4), why: null }]);
});

it('does not move a photo with another frame to the tray', () => {
  const after = placePhoto(aFilledBook(), testPhotoId(5), at('s1', 1), KNOWN);
  expect(after.tray).toEqual([]);
  expect(photoAt(after, at(COVER_ID, 1))).toBe(testPhotoId(1));
});

it('moves a removed photo to the tray only from its last frame', () => {
  const once = clearFrame(aFilledBook(), at('s1', 1));
  expect(trayOf(once)).toEqual([testPhotoId(5)]);
  const twice = clearFrame(once, at(COVER_ID, 1));
  expect(trayOf(twice)).toEqual([testPhotoId(5), testPhotoId(1)]);
  expect(photoAt(twice, at(COVER_ID, 1))).toBeNull();
});

it('locks a spread after a crop, and keeps its layout', () => {
  const crop = { x: 0.4, y: 0.6, zoom: 1.5, turn: 0 } as const;
  const after = setCrop(aFilledBook(), at('s1', 1), crop);
  expect(findFrame(after, at('s1', 1))?.crop).toEqual(crop);
  expect(after.spreads[0]).toMatchObject({ locked: true, rank: { at: 1, of: 8 }, layout: 'two' });
  expect(setCrop(after, at('s1', 1), crop)).toBe(after);
});

it('changes nothing for missing frames and photos', () => {
  const book = aFilledBook();
  expect(swapFrames(book, at('s9', 1), at('s1', 1), KNOWN)).toBe(book);
  expect(swapFrames(book, at('s1', 1), at('s1', 1), KNOWN)).toBe(book);
  expect(placePhoto(book, testPhotoId(5), at('s1', 9), KNOWN)).toBe(book);
  expect(clearFrame(book, at('s1', 9))).toBe(book);
  expect(removeFrame(book, at('s1', 9), PHOTOS)).toBe(book);
});

const filled = () =>
  fillBook({
    format: createTestFormat(),
    photos: PHOTOS,
    style: 'classic',
    seed: 1,
    order: 'given',
  }).book;

it('applies any ranked layout, also to a locked spread', () => {
  const book = filled();
  const index = book.spreads.findIndex(({ items }) => items.length > 1);
  const id = book.spreads[index]?.id ?? '';
  const ranked = rankedSpreadVariants(book, id, PHOTOS);
  expect(ranked.length).toBeLessThanOrEqual(8);
  const [first, second] = ranked;
  if (!first || !second) throw new Error('too few layouts');
  const taken = applyLayout(applyLayout(book, first), second);
  expect(taken.spreads[index]).toEqual({ ...second, locked: true });
  expect(second.rank).toEqual({ at: 2, of: ranked.length });
  expect(rankedSpreadVariants(book, COVER_ID, PHOTOS)).toEqual([]);
});

it('removes a frame, and lays out the remaining photos again', () => {
  const book = filled();
  const spread = book.spreads.find(({ items }) => items.length > 1);
  const [gone] = spread?.items ?? [];
  if (!spread || !gone) throw new Error('no spread with two photos');
  const after = removeFrame(book, { spread: spread.id, item: gone.id }, PHOTOS);
  const left = after.spreads.find(({ id }) => id === spread.id);
  expect(left?.items).toHaveLength(spread.items.length - 1);
  expect(left?.locked).toBe(true);
  expect(after.tray).toHaveLength(1);
});

const framesOf = ({ cover, spreads }: Book): FrameAddress[] =>
  (cover ? [cover, ...spreads] : spreads).flatMap(({ id, items }) =>
    items.flatMap((item) => (item.type === 'photo' ? [{ spread: id, item: item.id }] : [])),
  );

it('keeps each photo in a frame or in the tray, and the book valid, after any edits', () => {
  const step = fc.record({
    kind: fc.constantFrom('swap', 'place', 'out', 'remove'),
    one: fc.nat(40),
    other: fc.nat(40),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let book = filled();
      for (const { kind, one, other } of steps) {
        const frames = framesOf(book);
        const [from, to] = [frames[one % frames.length], frames[other % frames.length]];
        if (!from || !to) break;
        const photo = book.tray[other % Math.max(1, book.tray.length)]?.photo;
        if (kind === 'swap') book = swapFrames(book, from, to, KNOWN);
        else if (kind === 'out') book = clearFrame(book, from);
        else if (kind === 'remove') book = removeFrame(book, from, PHOTOS);
        else if (photo !== undefined) book = placePhoto(book, photo, to, KNOWN);
      }
      expect(bookSchema.safeParse(book).error).toBeUndefined();
      const placed = placedPhotoIds(book);
      const tray = trayOf(book);
      expect(tray.filter((id) => placed.has(id))).toEqual([]);
      expect([...placed, ...tray].toSorted()).toEqual(PHOTOS.map(({ id }) => id).toSorted());
    }),
    { numRuns: 60 },
  );
});

describe('an additional photo', () => {
  const one = (number: number) => testPhotoId(number);
  const shownOn = (book: Book, id: string) => {
    const spread = book.spreads.find((each) => each.id === id);
    return spread ? spreadPhotoIds(spread).toSorted() : [];
  };

  it('is added from the tray to a full spread, whose photos make room', () => {
    const before = aFilledBook();
    const after = addPhoto(before, { photo: one(5), from: null, to: 's1' }, PHOTOS);
    expect(shownOn(after, 's1')).toEqual([one(1), one(2), one(5)].toSorted());
    expect(trayOf(after)).toEqual([]);
    expect(after.spreads[0]).toMatchObject({ locked: true, rank: null, why: null });
    expect(after.spreads[1]).toBe(before.spreads[1]);
    expect(bookSchema.safeParse(after).error).toBeUndefined();
  });

  it('is moved from another spread, where the others fill its place; the cover keeps its photo', () => {
    const moved = addPhoto(aFilledBook(), { photo: one(3), from: at('s2', 3), to: 's1' }, PHOTOS);
    expect([shownOn(moved, 's1').length, shownOn(moved, 's2')]).toEqual([3, [one(4)]]);
    expect(trayOf(moved)).toEqual([one(5)]);
    const copied = addPhoto(
      aFilledBook(),
      { photo: one(1), from: at(COVER_ID, 1), to: 's2' },
      PHOTOS,
    );
    expect(shownOn(copied, 's2')).toContain(one(1));
    expect(copied.cover).toEqual(aFilledBook().cover);
  });

  it('is always accepted by a spread, but never by a face with one photo', () => {
    const many = photosOfADay(24);
    const { book } = fillBook({
      format: createTestFormat({}),
      photos: many.slice(0, 23),
      title: '',
      style: 'full',
      seed: 1,
      order: 'given',
    });
    const [last] = many.slice(-1);
    const full = { ...book, tray: [{ photo: last?.id ?? '', why: null }] };
    const to = full.spreads[0]?.id ?? '';
    const before = shownOn(full, to).length;
    const after = addPhoto(full, { photo: last?.id ?? '', from: null, to }, many);
    expect(shownOn(after, to)).toHaveLength(before + 1);
    for (const kind of ['set', 'calendar'] as const) {
      expect(canAddPhoto({ kind }, to)).toBe(false);
      const same = { ...full, kind };
      expect(addPhoto(same, { photo: last?.id ?? '', from: null, to }, many)).toBe(same);
    }
    expect(canAddPhoto(full, COVER_ID)).toBe(false);
  });
});
