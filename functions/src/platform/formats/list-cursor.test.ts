import { describe, expect, it } from 'vitest';
import { decodeListCursor, encodeListCursor } from './list-cursor';

const position = { created_at: '2026-06-10T12:00:00.000Z', id: 'AbC123' };

describe('a cursor', () => {
  it('leads back to its position', () => {
    expect(decodeListCursor(encodeListCursor(position))).toEqual(position);
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
