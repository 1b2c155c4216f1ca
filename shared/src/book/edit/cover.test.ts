import { expect, it } from 'vitest';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '../book.test-data';
import { coverGeometry } from '../page';
import { type Book, book as bookSchema } from '../scene';
import { addCoverText, coverPartProblem, coverText, frontPhoto, setFrontPhoto } from './cover';
import { findReadableArea, rotatedBounds, isInside, readableAreas } from './readable-areas';

const photos = [1, 2, 3].map((n) => ({
  id: testPhotoId(n),
  width: 4000,
  height: 3000,
  facts: null,
  sequence: n,
}));
const { front } = coverGeometry(createTestBook());
const onFront = { x: front.x, y: front.y, w: front.w, h: 150 };
const covered = (given: Partial<Book> = {}): Book =>
  createTestBook({
    cover: createTestSpread('cover', { items: [createTestPhotoItem(1, onFront)] }),
    ...given,
  });
const shape = (spine: number, printable = true) => ({ spine, wrap: 15, printable });

it.each(['front', 'spine', 'back'] as const)(
  'adds a text to the %s, where it is readable',
  (part) => {
    const added = addCoverText(covered(), part, 'Goa');
    if (!added) throw new Error('nothing was added');
    expect(bookSchema.safeParse(added.book).success).toBe(true);
    const text = coverText(added.book, part);
    expect(text?.text).toBe('Goa');
    expect(text?.angle).toBe(part === 'spine' ? 90 : 0);
    const area = text && findReadableArea(readableAreas(added.book, 'cover'), text);
    expect(area?.name).toBe(part);
    expect(text && area && isInside(rotatedBounds(text), area.safe)).toBe(true);
    expect(added.book.cover?.locked).toBe(true);
  },
);

it('adds no text to a narrow spine, and only a stamped title to plain material', () => {
  expect(coverPartProblem(covered({ cover_shape: shape(5.9) }), 'spine')).toBe('narrow');
  expect(addCoverText(covered({ cover_shape: shape(5.9) }), 'spine', 'Goa')).toBeNull();
  expect(coverPartProblem(covered({ cover_shape: shape(6) }), 'spine')).toBeNull();
  const plain = covered({ cover_shape: shape(8, false) });
  expect(coverPartProblem(plain, 'back')).toBe('stamped');
  expect(coverPartProblem(plain, 'front')).toBeNull();
  expect(setFrontPhoto(plain, testPhotoId(2), photos)).toBe(plain);
  expect(coverPartProblem(createTestBook({ cover: null }), 'front')).toBe('none');
});

it('puts another photo of the book on the front, into the existing frame', () => {
  const changed = setFrontPhoto(covered(), testPhotoId(2), photos);
  expect(frontPhoto(changed)).toMatchObject({ ...onFront, photo: testPhotoId(2) });
  expect(changed.tray).toEqual([]); // photo 1 is also inside the book
  expect(changed.spreads).toEqual(covered().spreads);
});

it('removes the photo, and adds one again with room for the title', () => {
  const bare = setFrontPhoto(covered(), null, photos);
  expect(frontPhoto(bare)).toBeNull();
  const title = { ...createTestTextItem(), x: front.x + 10, y: front.y + 160 };
  const titled = { ...bare, cover: createTestSpread('cover', { items: [title] }) };
  const again = setFrontPhoto(titled, testPhotoId(3), photos);
  const shown = frontPhoto(again);
  expect(shown?.photo).toBe(testPhotoId(3));
  expect(shown && shown.y + shown.h).toBeLessThanOrEqual(title.y);
  expect(again.cover?.items.at(-1)).toEqual(title);
});
