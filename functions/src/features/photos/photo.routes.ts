import { listPhotos } from '@smriti/shared/album/photos';
import { readPhotosAgain } from '@smriti/shared/staff/failures';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { toStaff } from '../../http/staff';
import { retryFailedPhotos } from './photo-retry.service';
import { presentOwnPhotos } from './photo.service';

export function photoRoutes(api: Api): void {
  const { deps } = api;
  route(api, listPhotos, { access: 'signed-in' }, async ({ caller, query }) => ({
    photos: await presentOwnPhotos(deps, caller.uid, query.ids),
  }));
  route(api, readPhotosAgain, { access: ['admin'] }, (call) =>
    retryFailedPhotos(deps, { by: toStaff(call), ids: call.body.ids }),
  );
}
