import { describe, expect, it } from 'vitest';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from './book.test-data';
import { book, spreadItem, MAX_SPREAD_ITEMS, placedPhotoIds, spread, spreadId } from './scene';

const accepts = (value: unknown) => spreadItem.safeParse(value).success;

describe('a book', () => {
  it('is restored from its JSON without loss', () => {
    const made = createTestBook({
      tray: [{ photo: testPhotoId(9), why: { code: 'blurred', facts: { n: 1 } } }],
    });
    expect(book.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });

  it.each([
    ['an unknown field', { ...createTestBook(), colour: 'red' }],
    ['another version', { ...createTestBook(), v: 2 }],
    [
      'two spreads of one id',
      createTestBook({ spreads: [createTestSpread('s1'), createTestSpread('s1')] }),
    ],
    ['the cover among its spreads', createTestBook({ spreads: [createTestSpread('cover')] })],
    ['a cover under another id', createTestBook({ cover: createTestSpread('s9') })],
    ['a page without width', createTestBook({ page: { w: 0, h: 200 } })],
    [
      'a photo twice in the tray',
      createTestBook({ tray: [1, 1].map((n) => ({ photo: testPhotoId(n), why: null })) }),
    ],
    ['too many extra pages', createTestBook({ extra_pages: 100_000 })],
  ])('is refused with %s', (_what, value) => {
    expect(book.safeParse(value).success).toBe(false);
  });

  it('is refused with 10,000 items, on one spread or on many', () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, n) => createTestPhotoItem(n));
    expect(
      spread.safeParse(createTestSpread('s1', { items: items(MAX_SPREAD_ITEMS) })).success,
    ).toBe(true);
    expect(spread.safeParse(createTestSpread('s1', { items: items(10_000) })).success).toBe(false);
    const spreads = Array.from({ length: 20 }, (_, n) =>
      createTestSpread(`s${n}`, { items: items(500) }),
    );
    expect(book.safeParse(createTestBook({ spreads })).success).toBe(false);
  });
});

describe('an item', () => {
  it.each([Number.NaN, Infinity, 1e300, -7000, '10', null])('refuses the position %s', (x) => {
    expect(accepts({ ...createTestPhotoItem(1), x })).toBe(false);
  });

  it('refers to a photo by its id, or to none', () => {
    expect(accepts(createTestPhotoItem(1, { photo: null }))).toBe(true);
    expect(accepts(createTestPhotoItem(1, { photo: '../../secret' }))).toBe(false);
  });

  it('refuses a picture that is smaller than its frame or outside of the photo', () => {
    const { crop } = createTestPhotoItem(1);
    expect(accepts(createTestPhotoItem(1, { crop: { ...crop, zoom: 0.9 } }))).toBe(false);
    expect(accepts(createTestPhotoItem(1, { crop: { ...crop, x: 1.1 } }))).toBe(false);
  });

  it('accepts existing fonts only, and texts up to a maximum length', () => {
    expect(accepts(createTestTextItem({ font: 'sans' }))).toBe(true);
    expect(accepts({ ...createTestTextItem(), font: 'Comic Sans' })).toBe(false);
    expect(accepts(createTestTextItem({ text: 'a'.repeat(1_000_000) }))).toBe(false);
    expect(accepts(createTestTextItem({ text: 'bell \u0007' }))).toBe(false);
  });
});

describe('the id of a spread', () => {
  it.each(['__proto__', 'constructor', 'toString', '', 's', 'S1', 's 1'])('cannot be %s', (id) => {
    expect(spreadId.safeParse(id).success).toBe(false);
  });
});

it('lists the photos in frames, each once', () => {
  const spreads = [
    createTestSpread('s1', {
      items: [
        createTestPhotoItem(1),
        createTestPhotoItem(2, { photo: null }),
        createTestTextItem(),
      ],
    }),
  ];
  expect([...placedPhotoIds(createTestBook({ spreads }))]).toEqual([testPhotoId(1)]);
});
