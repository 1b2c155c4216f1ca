import { expect, it } from 'vitest';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
} from '../book.test-data';
import { book as bookSchema, type TextItem } from '../scene';
import { findText } from './find-text';
import { rotatedBounds, isInside, readableAreas } from './readable-areas';
import { contrastRatio, readableTextColours } from './text-colours';
import { type AddedItem, addCaption, addText, changeText, moveText, resizeText } from './texts';

const AT = { spread: 's2', item: 't1' };
const texted = (given: Partial<TextItem> = {}) =>
  createTestBook({
    spreads: [
      createTestSpread('s1'),
      createTestSpread('s2', { items: [createTestPhotoItem(2), createTestTextItem(given)] }),
    ],
  });

function made(added: AddedItem | null) {
  if (!added) throw new Error('nothing was added');
  const spread = added.book.spreads.find(({ items }) => items.some(({ id }) => id === added.id));
  const text = spread?.items.find(({ id }) => id === added.id);
  if (!spread || text?.type !== 'text') throw new Error('no text');
  expect(bookSchema.safeParse(added.book).success).toBe(true);
  return { spread, text };
}

it('adds a text to the current page, within the safe zone, in a free area', () => {
  const book = createTestBook({
    lay_flat: false,
    spreads: ['s1', 's2', 's3'].map((id) =>
      createTestSpread(id, { items: [createTestPhotoItem(1)] }),
    ),
  });
  const [left, right] = readableAreas(book, 's2');
  const { spread, text } = made(addText(book, 's2', 300));
  expect(spread.locked).toBe(true);
  expect(spread.rank).toBeNull();
  expect(right && isInside(text, right.safe)).toBe(true);
  const second = made(addText(book, 's2', 10));
  expect(left && isInside(second.text, left.safe)).toBe(true);
  const photo = createTestPhotoItem(1);
  expect(second.text.y).toBeGreaterThanOrEqual(photo.y + photo.h);
  expect(addText(book, 'gone', 0)).toBeNull();
});

it('makes room between photos for a text if there is no free area', () => {
  const page = (...photos: ReturnType<typeof createTestPhotoItem>[]) =>
    createTestBook({
      lay_flat: false,
      spreads: ['s1', 's2', 's3'].map((id) => createTestSpread(id, { items: photos })),
    });
  const fullBleed = page(createTestPhotoItem(1, { x: -3, y: -3, w: 412.4, h: 209.2 }));
  const onFull = made(addText(fullBleed, 's2', 300));
  const [area] = readableAreas(fullBleed, 's2').slice(1);
  expect(area && isInside(onFull.text, area.safe)).toBe(true);
  const [photo] = onFull.spread.items;
  expect(photo).toMatchObject({ y: -3, crop: createTestPhotoItem(1).crop });
  expect(photo && photo.y + photo.h).toBeLessThan(onFull.text.y);
  expect(photo?.h).toBeGreaterThan(170);

  // a bottom row that is too low to be shortened keeps its height
  const rows = page(
    createTestPhotoItem(1, { x: 203, y: 0, w: 206, h: 187 }),
    createTestPhotoItem(2, { x: 203, y: 187.1, w: 206, h: 16 }),
  );
  const between = made(addText(rows, 's2', 300));
  const [upper, lower] = between.spread.items;
  expect(upper && upper.y + upper.h).toBeLessThan(between.text.y);
  expect(between.text.y + between.text.h).toBeLessThanOrEqual(187.3);
  expect(lower?.h).toBe(16);
});

it('adds texts and captions above the days of a month', () => {
  const photo = createTestPhotoItem(1, { x: -3, y: -3, w: 209.2, h: 124 });
  const book = createTestBook({
    kind: 'calendar',
    cover: null,
    cover_shape: null,
    spreads: [createTestSpread('s1', { items: [photo] })],
  });
  const days = book.page.h * 0.6;
  for (const added of [
    addText(book, 's1', 0),
    addCaption(book, { spread: 's1', item: photo.id }),
  ]) {
    const { spread, text } = made(added);
    expect(text.y + text.h).toBeLessThan(days + 0.1);
    expect(spread.items[0]?.h).toBeLessThan(photo.h);
  }
});

it('adds a text to the current page of a lay-flat spread', () => {
  const book = createTestBook({
    lay_flat: true,
    spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)] })],
  });
  const fold = book.page.w;
  const { text: left } = made(addText(book, 's1', 10));
  expect(left.x + left.w).toBeLessThanOrEqual(fold - book.safe);
  const { text: right } = made(addText(book, 's1', fold + 10));
  expect(right.x).toBeGreaterThanOrEqual(fold + book.safe);
});

it('adds no text to a cover of plain material, whose title is stamped', () => {
  const shape = { spine: 8, wrap: 15, printable: false };
  expect(addText(createTestBook({ cover_shape: shape }), 'cover', 10)).toBeNull();
  expect(addText(createTestBook(), 'cover', 10)).not.toBeNull();
});

it('gives each text a separate id', () => {
  const first = addText(texted(), 's2', 10);
  expect(first?.id).toBe('t2');
  expect(first && addText(first.book, 's2', 10)?.id).toBe('t3');
});

it('adds a caption below a photo, or makes room for it', () => {
  const loose = createTestBook({
    spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)] })],
  });
  const under = made(addCaption(loose, { spread: 's1', item: 'p1' }));
  expect(under.text).toMatchObject({ x: 10, w: 100, y: 87 });
  expect(under.spread.items[0]).toEqual(createTestPhotoItem(1));
  const full = createTestBook({
    spreads: [
      createTestSpread('s1', { items: [createTestPhotoItem(1, { x: -3, y: -3, w: 209, h: 209 })] }),
    ],
  });
  const within = made(addCaption(full, { spread: 's1', item: 'p1' }));
  const [area] = readableAreas(full, 's1');
  expect(area && isInside(within.text, area.safe)).toBe(true);
  const [photo] = within.spread.items;
  expect(photo && photo.y + photo.h).toBeLessThan(within.text.y);
  expect(addCaption(full, { spread: 's1', item: 't9' })).toBeNull();
});

it('changes the text, which no longer follows the title, and enlarges its box', () => {
  const book = texted({ follows: 'title', h: 5 });
  const written = findText(changeText(book, AT, { text: 'One\nTwo\nThree' }), AT);
  expect(written).toMatchObject({ text: 'One\nTwo\nThree', follows: null });
  expect(written?.h).toBeGreaterThan(15);
  const looked = findText(changeText(book, AT, { colour: '#9b2d30', align: 'right' }), AT);
  expect(looked).toMatchObject({ colour: '#9b2d30', align: 'right', follows: 'title' });
  const long = findText(changeText(book, AT, { text: 'word '.repeat(390), size: 40 }), AT);
  expect(long && long.y + long.h).toBeLessThanOrEqual(203.2 - 8);
});

it('moves and resizes a text up to the edges of its spread, also if rotated', () => {
  const moved = findText(moveText(texted(), AT, { x: -50, y: 500 }), AT);
  expect(moved).toMatchObject({ x: 0, y: 193.2 });
  const turned = findText(moveText(texted({ angle: 90 }), AT, { x: -500, y: -500 }), AT);
  expect(turned && rotatedBounds(turned)).toMatchObject({ x: 0, y: 0, h: 100 });
  const small = findText(resizeText(texted(), AT, { w: 0, h: 0 }), AT);
  expect(small).toMatchObject({ w: 6, h: 3 });
  const large = findText(resizeText(texted(), AT, { w: 9000, h: 20 }), AT);
  expect(large).toMatchObject({ w: 396.4, h: 20 });
});

it('changes nothing for an equal or missing text', () => {
  const book = texted();
  expect(moveText(book, AT, { x: 10, y: 90 })).toBe(book);
  expect(changeText(book, { spread: 's1', item: 't1' }, { size: 9 })).toBe(book);
});

it('allows texts on back, spine and front of a cover', () => {
  const areas = readableAreas(createTestBook(), 'cover');
  expect(areas.map(({ name }) => name)).toEqual(['back', 'spine', 'front']);
  expect(areas[1]?.safe).toMatchObject({ w: 7, h: 187.2 });
});

it('offers colours that are readable on the paper', () => {
  const { look } = createTestBook();
  const onNight = readableTextColours(look, '#141a2b');
  const onWhite = readableTextColours(look, '#ffffff');
  expect(onNight.length).toBeGreaterThanOrEqual(5);
  expect(onWhite.length).toBeGreaterThanOrEqual(5);
  expect(onNight.every(({ colour }) => contrastRatio(colour, '#141a2b') >= 4.5)).toBe(true);
  expect(onWhite.map(({ name }) => name)).not.toContain('white');
  expect(readableTextColours({ ...look, accent: '#9b2d30' }, '#ffffff')[0]?.name).toBe('red');
  expect(readableTextColours({ ...look, accent: '#123456' }, '#ffffff')[0]?.name).toBe('accent');
  expect(Math.round(contrastRatio('#000000', '#ffffff'))).toBe(21);
});
