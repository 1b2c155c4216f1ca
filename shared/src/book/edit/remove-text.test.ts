import { describe, expect, it } from 'vitest';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
} from '../book.test-data';
import type { Book } from '../scene';
import { findText } from './find-text';
import { removeText } from './remove-text';
import { type AddedItem, addCaption, addText, changeText, moveText } from './texts';

it('removes a text, and changes nothing if there is none', () => {
  const items = [createTestPhotoItem(2), createTestTextItem()];
  const book = createTestBook({ spreads: [createTestSpread('s1', { items })] });
  const at = { spread: 's1', item: 't1' };
  expect(removeText(book, { ...at, item: 'p2' })).toBe(book);
  expect(findText(removeText(book, at), at)).toBeNull();
});

describe('a photo that was shortened for a text', () => {
  const FULL = createTestPhotoItem(1, { x: -3, y: -3, w: 209.2, h: 209.2 });
  const bare = createTestBook({
    kind: 'sheet',
    lay_flat: false,
    cover: null,
    cover_shape: null,
    spreads: [createTestSpread('s1', { items: [FULL] })],
  });
  const photoOf = ({ spreads }: Book) => spreads[0]?.items.find(({ type }) => type === 'photo');
  const added = (one: AddedItem | null) => {
    if (!one) throw new Error('nothing was added');
    return { book: one.book, at: { spread: 's1', item: one.id } };
  };

  it.each([
    ['text', addText(bare, 's1', 0)],
    ['caption', addCaption(bare, { spread: 's1', item: FULL.id })],
  ])('has its height again when the %s is removed, also after it was moved', (_what, one) => {
    const { book, at } = added(one);
    expect(photoOf(book)).not.toEqual(FULL);
    const moved = moveText(changeText(book, at, { text: 'Goa' }), at, { x: 20, y: 20 });
    for (const texts of [book, moved]) expect(photoOf(removeText(texts, at))).toEqual(FULL);
  });

  it('keeps a height that was changed since, and the room of another text', () => {
    const { book, at } = added(addText(bare, 's1', 0));
    const other = photoOf(book);
    if (!other) throw new Error('no photo');
    const [spread] = book.spreads;
    const changed = spread?.items.map((one) => (one === other ? { ...one, h: 100 } : one));
    const lower = { ...book, spreads: [createTestSpread('s1', { items: changed ?? [] })] };
    expect(photoOf(removeText(lower, at))?.h).toBe(100);

    const second = added(addText(moveText(book, at, { x: 20, y: 20 }), 's1', 0));
    expect(photoOf(second.book)).toEqual(other);
    expect(photoOf(removeText(second.book, at))).toEqual(other);
  });
});
