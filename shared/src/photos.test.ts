import { describe, expect, it } from 'vitest';
import { photoReferences } from './photos';

const id = (letter: string) => letter.repeat(43);

describe('the list of an album’s photos', () => {
  it('names each photo and each place once', () => {
    const list = [
      { photo_id: id('a'), sequence: 2 },
      { photo_id: id('b'), sequence: 1 },
    ];
    expect(photoReferences.parse(list)).toEqual(list);
  });

  it.each([
    ['a photo twice', [id('a'), 1], [id('a'), 2]],
    ['a place twice', [id('a'), 1], [id('b'), 1]],
    ['a place before the first', [id('a'), 0], [id('b'), 1]],
    ['what is no photo', ['../x', 1], [id('b'), 2]],
  ] as const)('refuses %s', (_what, ...entries) => {
    const list = entries.map(([photo_id, sequence]) => ({ photo_id, sequence }));
    expect(photoReferences.safeParse(list).success).toBe(false);
  });

  it('ends at 500 photos', () => {
    const list = Array.from({ length: 501 }, (_, index) => ({
      photo_id: String(index).padStart(43, '0'),
      sequence: Math.min(index + 1, 500),
    }));
    expect(photoReferences.safeParse(list.slice(0, 500)).success).toBe(true);
    expect(photoReferences.safeParse(list).success).toBe(false);
  });
});
