import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createRemarkDraftStorage } from '../../web/src/features/review/remarks/remark-drafts';
import { readDraft } from '../../web/src/features/studio/save/draft';
import { readFixture, RELEASES } from '../support/releases';

/*
 * The browser keeps unsaved drafts across updates of the shop; a draft that the new release cannot read
 * is lost. The fixtures hold drafts as each release stored them.
 */

const database = vi.hoisted(() => new Map<IDBValidKey, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: (key: IDBValidKey) => Promise.resolve(database.get(key)),
}));

const object = z.record(z.string(), z.unknown());
const drafts = z.object({
  studio: z.record(z.string(), object),
  remarks: z.record(z.string(), object),
});

afterEach(() => {
  database.clear();
  vi.unstubAllGlobals();
});

describe.each(RELEASES)('drafts that release %s stored in browsers', (release) => {
  const { studio, remarks } = drafts.parse(JSON.parse(readFixture(release, 'drafts')));

  it.each(Object.entries(studio))('are parsed as a design: %s', async (_, kept) => {
    database.set('asha/create-album', kept);
    expect(await readDraft('asha/create-album')).toMatchObject(kept);
  });

  it.each(Object.entries(remarks))('are parsed as remarks: %s', (_, kept) => {
    const getItem = (key: string) => (key === 'review-draft:r:a:1' ? JSON.stringify(kept) : null);
    vi.stubGlobal('localStorage', { getItem });
    expect(createRemarkDraftStorage({ reviewerId: 'r', albumId: 'a', round: 1 }).read()).toEqual(
      kept,
    );
  });
});
