import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './list-cursor';

const position = { created_at: '2026-06-10T12:00:00.000Z', id: 'AbC123' };

describe('a cursor', () => {
  it('leads back to its place', () => {
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  it.each([
    'abc',
    `${encodeCursor(position)}=`,
    encoded(['yesterday', 'AbC123']),
    encoded([position.created_at, 'a/b']),
    encoded([position.created_at]),
    encoded({ created_at: position.created_at }),
  ])('is refused when it is %j', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow('The cursor is not a cursor.');
  });
});
