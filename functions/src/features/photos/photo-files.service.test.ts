import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../platform/clock';
import type { Deps } from '../../platform/deps';
import { runWithRequestContext } from '../../platform/request-context';
import { storePhotoFiles } from './photo-files.service';

/** An empty in-memory bucket. */
function fakeDeps(onSave: () => void = () => undefined) {
  const saved: string[] = [];
  const file = (name: string) => ({
    exists: () => Promise.resolve([saved.includes(name)]),
    save: () => {
      onSave();
      saved.push(name);
      return Promise.resolve();
    },
  });
  const transaction = vi.fn(() => Promise.resolve(false));
  const deps = { bucket: { file }, db: { transaction }, clock: systemClock } as unknown as Deps;
  return { saved, deps };
}

const reserve = () => Promise.resolve();

const picture = async (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('the files of a form', () => {
  it('are stored once per content, however often they are sent', async () => {
    const { saved, deps } = fakeDeps();
    const bytes = await picture('red');
    const files = Array.from({ length: 500 }, (_, index) => ({ name: `${index}.jpg`, bytes }));
    const { ids } = await storePhotoFiles(deps, { ownerUid: 'me', files, reserve });
    expect(ids).toHaveLength(1);
    expect(saved).toHaveLength(1);
  });

  it('are not stored if their owner has no quota left', async () => {
    const { saved, deps } = fakeDeps();
    const bytes = await picture('blue');
    const files = [
      { name: 'a.jpg', bytes },
      { name: 'b.jpg', bytes },
    ];
    const full = vi.fn(() => Promise.reject(new Error('full')));
    const storing = storePhotoFiles(deps, { ownerUid: 'me', files, reserve: full });
    await expect(storing).rejects.toThrow('full');
    const photo_id = expect.stringMatching(/^[\w-]{43}$/) as unknown;
    expect(full).toHaveBeenCalledExactlyOnceWith([{ photo_id, size_bytes: bytes.length }]);
    expect(saved).toEqual([]);
  });

  it('are not stored any more once the caller has disconnected', async () => {
    const leaving = new AbortController();
    const { saved, deps } = fakeDeps(() => leaving.abort());
    const colours = Array.from({ length: 20 }, (_, index) => `rgb(${index * 10}, 0, 0)`);
    const files = await Promise.all(
      colours.map(async (name) => ({ name, bytes: await picture(name) })),
    );
    const context = { id: 'x', route: null, reads: 0, writes: 0, signal: leaving.signal };
    const storing = runWithRequestContext(context, () =>
      storePhotoFiles(deps, { ownerUid: 'me', files, reserve }),
    );
    await expect(storing).rejects.toThrow('The request broke off.');
    expect(saved.length).toBeLessThan(7);
  });
});
