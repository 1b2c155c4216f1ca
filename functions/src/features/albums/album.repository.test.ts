import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { albumRecord } from './album.records';
import { writeAlbum } from './album.repository';
import { createAlbumState } from './album.states';
import { newAlbumData } from './album.test-data';

test('an album without Hindi names is stored without the field, and parses the same', () => {
  const set = vi.fn();
  const album = createAlbumState(newAlbumData, {
    to: 'Draft',
    now: new Date('2026-11-01T10:00:00.000Z'),
  });
  writeAlbum({ set }, album);
  expect(set.mock.lastCall?.[1]).not.toHaveProperty('names_hi');
  expect(z.parse(albumRecord.shape.names_hi, undefined)).toEqual(album.names_hi);

  writeAlbum({ set }, { ...album, names_hi: { product: 'फ़ोटो बुक' } });
  expect(set.mock.lastCall?.[1]).toHaveProperty('names_hi', { product: 'फ़ोटो बुक' });
});
