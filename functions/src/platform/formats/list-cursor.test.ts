import { describe, expect, it } from 'vitest';
import { decodeListCursor, encodeListCursor } from './list-cursor';

const position = { created_at: '2026-06-10T12:00:00.000Z', id: 'AbC123' };

describe('a cursor', () => {
  it('leads back to its position', () => {
    expect(decodeListCursor(encodeListCursor(position))).toEqual(position);
    const ofValue = { ...position, value: 120_000 };
    expect(decodeListCursor(encodeListCursor(ofValue), true)).toEqual(ofValue);
    const ofName = { ...position, value: 'आशा वर्मा' };
    expect(decodeListCursor(encodeListCursor(ofName), true)).toEqual(ofName);
  });

  it('is refused by a list that is sorted differently', () => {
    const byTime = encodeListCursor(position);
    expect(() => decodeListCursor(byTime, true)).toThrow('The cursor is not a cursor.');
    const byValue = encodeListCursor({ ...position, value: '' });
    expect(() => decodeListCursor(byValue)).toThrow('The cursor is not a cursor.');
  });

  const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  it.each([
    'abc',
    `${encodeListCursor(position)}=`,
    encoded(['yesterday', 'AbC123']),
    encoded([position.created_at, 'a/b']),
    encoded([position.created_at]),
    encoded({ created_at: position.created_at }),
  ])('is refused if it is %j', (cursor) => {
    expect(() => decodeListCursor(cursor)).toThrow('The cursor is not a cursor.');
  });
});
