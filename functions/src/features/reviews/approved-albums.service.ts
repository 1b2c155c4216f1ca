import type { QueueItem } from '@smriti/shared/album/approval';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { type ListHeaders, type ListQuery, loadListPage } from '../../platform/list-page';
import { coverPhotoId } from '../albums/album-cover.domain';
import { findAlbumCovers } from '../albums/album-covers.service';
import { staffPhotoPresenter } from '../albums/album.presenter';
import { createQueueEntry } from '../albums/album-review.service';
import { countUnorderedAlbums, findUnorderedAlbums } from '../albums/album.repository';
import { presentQueueItem } from './round.presenter';

/**
 * Lists approved albums that are not ordered yet, longest waiting first. Reads each album and its cover.
 * @throws AppError invalid_input for an invalid cursor.
 */
export async function getApprovedAlbumPage(
  deps: Deps,
  { uid }: Pick<SignedInCaller, 'uid'>,
  page: ListQuery,
): Promise<{ items: QueueItem[]; headers: ListHeaders }> {
  const { records, headers } = await loadListPage(page, {
    find: (place) => findUnorderedAlbums(deps.db, place),
    count: () => countUnorderedAlbums(deps.db),
  });
  const covers = await findAlbumCovers(deps.db, records);
  const viewer = { uid, now: deps.clock.now() };
  const items = records.map((album) => {
    const cover = covers.get(coverPhotoId(album) ?? '');
    const present = staffPhotoPresenter(deps, { albumId: album.id, uid });
    const entry = { ...createQueueEntry(album), responded_at: album.updated_at };
    return presentQueueItem(entry, cover ? present(cover).thumbnail_url : null, viewer);
  });
  return { items, headers };
}
