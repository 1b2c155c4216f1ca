import { FOCUS_GRID_CELLS, packValues, type PhotoFacts } from '@smriti/shared/book/photo-facts';
import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../platform/clock';
import type { Deps } from '../../platform/deps';
import { SHOP_DEFAULTS } from '../../platform/parameters/shop-parameters';
import { requestFaceSearch } from './face-search-request.service';
import { photoPlaceholder, type ShownPhoto } from './photo.presenter';

const FACTS: PhotoFacts = {
  taken_at: null,
  likeness: '0123456789abcdef',
  sharpness: 200,
  light: 120,
  focus: packValues(new Uint8Array(FOCUS_GRID_CELLS)),
};
const ALBUM = { id: 'album', user_id: 'owner' };
const photo = (id: string, changes: Partial<ShownPhoto> = {}): ShownPhoto => ({
  ...photoPlaceholder('owner', id),
  state: 'ready',
  facts: FACTS,
  ...changes,
});

function fakeDeps(faces_per_photo: number, createFails?: Error) {
  const created: unknown[] = [];
  const get = vi.fn(() => Promise.resolve(null));
  const batch = vi.fn((fill: (writes: object) => void) => {
    fill({ create: (path: string, data: object) => created.push([path, data]) });
    return createFails ? Promise.reject(createFails) : Promise.resolve();
  });
  const error = vi.fn();
  const config = { shop: { ...SHOP_DEFAULTS, faces_per_photo } };
  const deps = { db: { get, batch }, clock: systemClock, logger: { error }, config };
  return { deps: deps as unknown as Deps, created, get, batch, error };
}

describe('a face search', () => {
  it('is requested for the photos that were never searched', async () => {
    const { deps, created } = fakeDeps(5);
    await requestFaceSearch(deps, ALBUM, [
      photo('searched', { facts: { ...FACTS, faces: '' } }),
      photo('known', { facts: { ...FACTS, faces: '00112233' } }),
      photo('processing', { state: 'processing' }),
      photo('swept', { state: 'sweeping' }),
      photo('without facts', { facts: null }),
      photo('earlier'),
    ]);
    const expires_at: unknown = expect.any(Date);
    const search = { owner: 'owner', photo_ids: ['earlier'], faces_per_photo: 5, expires_at };
    expect(created).toEqual([['faceSearches/album', search]]);
  });

  it('is limited to the photos that can be searched in time', async () => {
    const { deps, created } = fakeDeps(5);
    const photos = Array.from({ length: 300 }, (_, index) => photo(`${index}`));
    await requestFaceSearch(deps, ALBUM, photos);
    expect(created).toMatchObject([[{}, { photo_ids: { length: 250 } }]]);
  });

  it('costs nothing if all photos were searched', async () => {
    const { deps, get, batch } = fakeDeps(5);
    await requestFaceSearch(deps, ALBUM, [photo('one', { facts: { ...FACTS, faces: '' } })]);
    expect(get).not.toHaveBeenCalled();
    expect(batch).not.toHaveBeenCalled();
  });

  it('is not requested while the setting is 0', async () => {
    const { deps, batch } = fakeDeps(0);
    await requestFaceSearch(deps, ALBUM, [photo('earlier')]);
    expect(batch).not.toHaveBeenCalled();
  });

  it('is requested once, and never fails the opening of the album', async () => {
    const pending = fakeDeps(5, Object.assign(new Error('it exists'), { code: 6 }));
    await requestFaceSearch(pending.deps, ALBUM, [photo('earlier')]);
    expect(pending.error).not.toHaveBeenCalled();
    const broken = fakeDeps(5, new Error('unavailable'));
    await requestFaceSearch(broken.deps, ALBUM, [photo('earlier')]);
    expect(broken.error).toHaveBeenCalledOnce();
  });
});
