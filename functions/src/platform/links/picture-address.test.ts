import { photoId } from '@smriti/shared/album/photos';
import { getPicture } from '@smriti/shared/album/pictures';
import { describe, expect, it } from 'vitest';
import { createPictureAddress, readPictureAddress } from './picture-address';

const secret = { pictureSecret: 'a secret of the tests, long enough' };
const now = new Date('2026-03-01T10:02:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const id = photoId.parse('a'.repeat(43));
const viewer = { albumId: 'album1', uid: 'ravi' };

const addressAt = (moment: Date) =>
  createPictureAddress(secret, { photoId: id, size: 'small' }, viewer, moment);

/** Parts of a URL, parsed like in the route. */
function partsOf(address: string) {
  const url = new URL(address, 'https://shop.example');
  const [, , , photo_id = '', width = ''] = url.pathname.split('/');
  const params = getPicture.params.parse({ photo_id, width });
  const query = getPicture.query.parse(Object.fromEntries(url.searchParams));
  return { photoId: params.photo_id, width: params.width, ...query };
}

describe('the URL of a picture', () => {
  it('is valid for its viewer only, for at most 15 minutes', () => {
    const parts = partsOf(addressAt(now));
    expect(readPictureAddress(secret, parts, now)).toEqual({ ...viewer, seconds: 13 * 60 });
    expect(readPictureAddress(secret, parts, after(12.9))).not.toBeNull();
    expect(readPictureAddress(secret, parts, after(13))).toBeNull();
  });

  it('stays the same for a while, and is always valid for 10 more minutes', () => {
    expect(addressAt(after(2.9))).toBe(addressAt(now));
    expect(addressAt(after(3))).not.toBe(addressAt(now));
    for (const minute of [0, 1, 2, 2.99, 3, 4]) {
      const read = readPictureAddress(secret, partsOf(addressAt(after(minute))), after(minute));
      expect(read?.seconds).toBeGreaterThan(10 * 60 - 1);
      expect(read?.seconds).toBeLessThanOrEqual(15 * 60);
    }
  });

  it.each([
    ['another photo', { photoId: 'b'.repeat(43) }],
    ['the large rendition', { width: '1600' }],
    ['more time', { until: 1_772_360_700 }],
    ['another album', { for: 'album2.ravi' }],
    ['another viewer', { for: 'album1.meera' }],
    ['another signature', { sig: 'c'.repeat(43) }],
    ['a short signature', { sig: 'c' }],
  ])('is invalid for %s', (_what, changes) => {
    expect(readPictureAddress(secret, { ...partsOf(addressAt(now)), ...changes }, now)).toBeNull();
  });

  it('is invalid with another secret, and from a clock that is ahead', () => {
    const parts = partsOf(addressAt(now));
    expect(readPictureAddress({ pictureSecret: 'another' }, parts, now)).toBeNull();
    expect(readPictureAddress(secret, parts, after(-3))).toBeNull();
  });
});
