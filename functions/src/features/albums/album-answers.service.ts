import { canReadCustomers } from '@smriti/shared/account/roles';
import { type Album, type listAlbums, MAX_ALBUMS_PER_ANSWER } from '@smriti/shared/album/albums';
import type { AlbumDetailWithProposals } from '@smriti/shared/book/proposals';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { requestFaceSearch } from '../photos/face-search-request.service';
import { findShownPhotos } from '../photos/photo-sheet.service';
import { presentProposals } from '../reviews/proposal.presenter';
import { findRounds } from '../reviews/round.repository';
import { assertOwnUid, findAlbumToRead } from './album.access';
import { findAlbumCovers } from './album-covers.service';
import { loadListPage } from '../../platform/list-page';
import {
  presentAlbum,
  presentAlbumDetail,
  presentReviewedAlbum,
  staffPhotoPresenter,
} from './album.presenter';
import { printWarnings } from './print-warnings.domain';
import { findAlbums, findAlbumEvents } from './album.repository';

interface AlbumPage {
  albums: Album[];
  /** Cursor of the next page; undefined on the last page. */
  cursor: string | undefined;
}

/**
 * Lists a customer's albums, newest first. Reads each album and its cover. Support and admins may list the
 * albums of any customer.
 * @throws AppError not_found for another customer's albums, invalid_input for an invalid cursor.
 */
export async function listOwnAlbums(
  deps: Deps,
  caller: SignedInCaller,
  query: OutputOf<(typeof listAlbums)['query']>,
): Promise<AlbumPage> {
  if (!canReadCustomers(caller.role)) assertOwnUid(caller, query.user_id);
  const { user_id: owner, status, limit = MAX_ALBUMS_PER_ANSWER, cursor } = query;
  const { records: albums, headers } = await loadListPage(
    { limit, cursor },
    { find: (page) => findAlbums(deps.db, owner, { status, ...page }) },
  );
  const covers = await findAlbumCovers(deps.db, albums);
  const view = { config: deps.config, catalogue: await getCurrentCatalogue(deps) };
  return {
    albums: albums.map((album) => presentAlbum(album, covers, view)),
    cursor: headers['X-Next-Cursor'],
  };
}

/**
 * An album with all its photos, its history, and the remarks and proposals of all rounds. Visible to its
 * owner and, while it is in review, to staff. When its owner opens it, faces are searched for in photos of
 * earlier releases.
 * @throws AppError not_found.
 */
export async function getAlbumDetail(
  deps: Deps,
  caller: SignedInCaller,
  id: string,
): Promise<AlbumDetailWithProposals> {
  const { album, actor } = await findAlbumToRead(deps.db, caller, id);
  const [photos, events, rounds] = await Promise.all([
    findShownPhotos(deps.db, id, album.photo_ids),
    findAlbumEvents(deps.db, id),
    album.round === 0 ? [] : findRounds(deps.db, id),
  ]);
  const [catalogue] = await Promise.all([
    getCurrentCatalogue(deps),
    actor === 'owner' && requestFaceSearch(deps, album, [...photos.values()]),
  ]);
  const print_warnings = printWarnings(catalogue, album, photos);
  const proposals = await presentProposals(rounds, album);
  const log = { events, rounds, proposals, print_warnings };
  const viewer = { albumId: id, uid: caller.uid };
  return actor === 'owner'
    ? presentAlbumDetail(presentAlbum(album, photos, { config: deps.config, catalogue }), log)
    : presentAlbumDetail(
        presentReviewedAlbum(album, photos, staffPhotoPresenter(deps, viewer)),
        log,
      );
}
