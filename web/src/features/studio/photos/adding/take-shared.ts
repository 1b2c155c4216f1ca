import { sharedPhotos } from '../../../../lib/uploads/shared-photos';
import type { Studio } from '../../studio';

/**
 * Puts the photos that another app shared into a design, and says which cannot be taken
 * (docs/rules.md#studio-7). Only what somebody said yes to, and only into a new album or product: never into an album that is there already,
 * nor a canvas, which has one photo.
 */
export async function takeShared(
  { plan, store, addFiles }: Pick<Studio, 'plan' | 'store' | 'addFiles'>,
  now: number,
): Promise<void> {
  if (plan.type === 'canvas' || plan.albumId !== undefined) return;
  const { files, refused, isAccepted, forget } = await sharedPhotos(now);
  if (!isAccepted || (files.length === 0 && refused.length === 0)) return;
  store.setState(({ notices }) => ({ notices: [...notices, ...refused] }));
  if (files.length > 0) await addFiles(files);
  // Not before: a page that is closed on the way finds them again.
  await forget();
}
