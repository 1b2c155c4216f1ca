import { readSharedPhotos } from '#lib/uploads/shared-photos.ts';
import type { Studio } from '../../studio';

/**
 * Adds photos that another app has shared to a design, and reports those that cannot be used
 * (docs/rules.md#studio-7). Only confirmed photos are added, and only to a new album or product;
 * never to a saved album or to a canvas, which has one photo.
 */
export async function addSharedPhotos(
  { plan, store, addFiles }: Pick<Studio, 'plan' | 'store' | 'addFiles'>,
  now: number,
): Promise<void> {
  if (plan.type === 'canvas' || plan.albumId !== undefined) return;
  const { files, refused, isAccepted, forget } = await readSharedPhotos(now);
  if (!isAccepted || (files.length === 0 && refused.length === 0)) return;
  store.setState(({ notices }) => ({ notices: [...notices, ...refused] }));
  if (files.length > 0) await addFiles(files);
  // Deleted only now: if the page is closed earlier, the next one finds them again.
  await forget();
}
