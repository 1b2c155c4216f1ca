import type { Studio } from '../../studio';
import { listOrderedPhotos, removePhotos } from '../../studio-store';

/** Cancels the reading of files, and then removes all photos that are not uploaded from the design. */
export async function cancelAdding({
  store,
  cancelReading,
}: Pick<Studio, 'store' | 'cancelReading'>): Promise<void> {
  // Cancelled first: until then, another photo may be added.
  await cancelReading();
  const pending = listOrderedPhotos(store.getState()).filter(({ state }) => state !== 'stored');
  removePhotos(
    store,
    pending.map(({ key }) => key),
  );
}
