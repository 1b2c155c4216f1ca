import { describe, expect, it } from 'vitest';
import { listPhotos, MAX_PHOTOS, photoId, photoReferences } from './photos';

const id = (index: number) => String(index).padStart(43, 'x');
const references = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ photo_id: id(index), sequence: index + 1 }));
const accepts = (value: unknown) => photoReferences.safeParse(value).success;

describe('an ordered list of photos', () => {
  // proves studio-20
  it('has up to 500 photos, each with its place', () => {
    expect(accepts([])).toBe(true);
    expect(accepts(references(MAX_PHOTOS))).toBe(true);
    expect(accepts(references(MAX_PHOTOS + 1))).toBe(false);
  });

  it('lists no photo and no position twice', () => {
    const [one, two] = references(2);
    expect(accepts([one, { ...two, photo_id: one?.photo_id }])).toBe(false);
    expect(accepts([one, { ...two, sequence: 1 }])).toBe(false);
  });

  it.each([0, MAX_PHOTOS + 1, 1.5, '1'])('refuses the position %j', (sequence) => {
    expect(accepts([{ photo_id: id(1), sequence }])).toBe(false);
  });
});

describe('a photo id', () => {
  it.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`, `${'a'.repeat(42)}=`])(
    'cannot be %j',
    (text) => {
      expect(photoId.safeParse(text).success).toBe(false);
    },
  );
});

describe('the query for photos', () => {
  const parsed = (ids: string) => listPhotos.query.safeParse({ ids }).data?.ids;

  it('contains 1 to 100 ids', () => {
    expect(parsed([id(1), id(2)].join(','))).toEqual([id(1), id(2)]);
    const hundred = Array.from({ length: 100 }, (_, index) => id(index));
    expect(parsed(hundred.join(','))).toEqual(hundred);
    expect(parsed([...hundred, id(100)].join(','))).toBeUndefined();
    expect(parsed('')).toBeUndefined();
    expect(parsed(`${id(1)},`)).toBeUndefined();
  });
});
