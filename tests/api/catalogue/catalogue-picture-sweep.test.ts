import { randomBytes } from 'node:crypto';
import { cataloguePicturePath } from '@smriti/shared/catalogue/picture-uploads';
import { smallBannerPath, smallPicturePath } from '@smriti/shared/catalogue/pictures';
import { describe, expect, it } from 'vitest';
import { sweepUnusedPictures } from '../../../functions/src/features/catalogue/writes/picture-sweep.service';
import { grantPictureUploads } from '../../../functions/src/features/catalogue/pictures/catalogue-picture.service';
import { planPictureUse } from '../../../functions/src/features/catalogue/pictures/catalogue-picture-use.service';
import { createDatabase } from '../../../functions/src/platform/database/database';
import { storage } from '../../support/admin';
import { jobDeps } from '../../support/deps';
import { createEmptyFirestore } from '../support/empty-firestore';

const DAY_MS = 86_400_000;

/** An isolated database: no trigger renders its pictures and no other test sweeps them. */
function newShop() {
  const firestore = createEmptyFirestore();
  const config = { isSecondFactorRequired: false };
  const deps = { ...jobDeps, db: createDatabase(firestore), config };
  const filesOf = (id: string) => {
    const path = cataloguePicturePath(id);
    return [path, smallBannerPath(path), smallPicturePath(path)].map((one) => storage.file(one));
  };
  return {
    firestore,
    deps,
    /** Stores a picture that has been unused for `days`; null: it is in use. */
    add: async (days: number | null, state = 'ready'): Promise<string> => {
      const id = randomBytes(32).toString('base64url');
      await Promise.all(filesOf(id).map((file) => file.save('picture', { resumable: false })));
      const unused_since = days === null ? null : new Date(Date.now() - days * DAY_MS);
      await firestore.doc(`cataloguePictures/${id}`).set({
        id,
        state,
        width: 900,
        height: 600,
        attempts: 0,
        unused_since,
        created_at: new Date(0),
      });
      return id;
    },
    /** Number of a picture's remaining files, and its record. */
    left: async (id: string) => {
      const found = await Promise.all(filesOf(id).map((file) => file.exists()));
      const record = (await firestore.doc(`cataloguePictures/${id}`).get()).data();
      return { files: found.filter(([isThere]) => isThere).length, record };
    },
    name: (path: string, fields: object) => firestore.doc(path).set(fields),
    use: (before: readonly string[], after: readonly string[]) =>
      deps.db.transaction(async (tx) => {
        const paths = {
          before: before.map(cataloguePicturePath),
          after: after.map(cataloguePicturePath),
        };
        (await planPictureUse(tx, deps, paths)).write();
      }),
  };
}

describe('the sweep of catalogue pictures', () => {
  it('deletes pictures and renditions that no record has used for 7 days', async () => {
    const { deps, add, left } = newShop();
    const [gone, failed, kept, used] = [
      await add(7.01),
      await add(8, 'failed'),
      await add(6.99),
      await add(null),
    ];
    expect(await sweepUnusedPictures(deps)).toBe(2);
    for (const id of [gone, failed]) {
      expect(await left(id)).toEqual({ files: 0, record: undefined });
    }
    for (const id of [kept, used]) expect((await left(id)).files).toBe(3);
  });

  it('keeps pictures that a record uses, and checks them once', async () => {
    const { deps, add, left, name } = newShop();
    const fields = [
      ['products', (path: string) => ({ cover_images: [path], product_images: [] })],
      ['products', (path: string) => ({ cover_images: [], product_images: ['other', path] })],
      ...['banners', 'categories', 'album-themes', 'frames'].map(
        (kind) => [kind, (image_path: string) => ({ image_path, archived: true })] as const,
      ),
    ] as const;
    const ids = await Promise.all(
      fields.map(async ([kind, record], index) => {
        const id = await add(30);
        await name(`catalogue/${kind}/items/${index}`, record(cataloguePicturePath(id)));
        return id;
      }),
    );
    expect(await sweepUnusedPictures(deps)).toBe(0);
    for (const id of ids) {
      expect(await left(id)).toMatchObject({ files: 3, record: { unused_since: null } });
    }
  });

  it('keeps a picture that a record starts to use after it was found', async () => {
    const { deps, add, left, name } = newShop();
    const id = await add(8);
    const naming: typeof deps.db = {
      ...deps.db,
      transaction: async (work) => {
        await name('catalogue/frames/items/1', { image_path: cataloguePicturePath(id) });
        return deps.db.transaction(work);
      },
    };
    expect(await sweepUnusedPictures({ ...deps, db: naming })).toBe(0);
    expect((await left(id)).files).toBe(3);
  });

  it('keeps a picture for another 7 days after a new upload ticket', async () => {
    const { deps, add, left } = newShop();
    const id = await add(8);
    const file = { picture_id: id, size_bytes: 7, content_type: 'image/jpeg' } as const;
    const answer = await grantPictureUploads(deps, { uid: 'meera', files: [file] });
    expect(answer).toMatchObject({ granted: [], known: [id] });
    expect(await sweepUnusedPictures(deps)).toBe(0);
    expect((await left(id)).files).toBe(3);
  });

  it('refuses records of a picture that is being deleted, and finishes interrupted deletions', async () => {
    const { deps, add, left, use } = newShop();
    const id = await add(8, 'sweeping');
    await expect(use([], [id])).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await sweepUnusedPictures(deps)).toBe(1);
    expect(await left(id)).toEqual({ files: 0, record: undefined });
    await expect(use([], [id])).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('counts the days from the time at which a record stopped using the picture', async () => {
    const { deps, add, left, use } = newShop();
    const [kept, let_go] = [await add(null), await add(null)];
    await use([kept, let_go], [kept]);
    const since = async (id: string): Promise<unknown> => (await left(id)).record?.unused_since;
    expect([await since(kept), await since(let_go)]).toEqual([null, expect.anything()]);
    const later = { now: () => new Date(Date.now() + 7.01 * DAY_MS) };
    expect(await sweepUnusedPictures({ ...deps, clock: later })).toBe(1);
    expect((await left(let_go)).files).toBe(0);
  });
});

it.each([true, false])(
  'a ticket says whether it requires a second factor: %s',
  async (required) => {
    const { deps, firestore } = newShop();
    const picture_id = randomBytes(32).toString('base64url');
    const file = { picture_id, size_bytes: 7, content_type: 'image/jpeg' } as const;
    const config = { isSecondFactorRequired: required };
    await grantPictureUploads({ ...deps, config }, { uid: 'meera', files: [file] });
    const ticket = await firestore.doc('uploads/meera').get();
    expect(ticket.get('needs_second_factor')).toBe(required);
  },
);
