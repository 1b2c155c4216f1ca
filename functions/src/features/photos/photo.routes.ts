import { listPhotos } from '@smriti/shared/album/photos';
import { reprocessPhotos } from '@smriti/shared/staff/failures';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffMember } from '../../http/staff';
import { retryFailedPhotos } from './photo-retry.service';
import { presentOwnPhotos } from './photo.service';

export function addPhotoRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, listPhotos, { access: 'signed-in' }, async ({ caller, query }) => ({
    photos: await presentOwnPhotos(deps, caller.uid, query.ids),
  }));
  addRoute(api, reprocessPhotos, { access: ['admin'] }, (call) =>
    retryFailedPhotos(deps, { by: toStaffMember(call), ids: call.body.ids }),
  );
}
