import { listPhotos } from '@smriti/shared/album/photos';
import { readPhotosAgain } from '@smriti/shared/staff/failures';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { staffOf } from '../../http/staff';
import { readAgain } from './photo-again.service';
import { ownPhotos } from './photo.service';

export function photoRoutes(api: Api): void {
  const { deps } = api;
  route(api, listPhotos, { access: 'signed-in' }, async ({ caller, query }) => ({
    photos: await ownPhotos(deps, caller.uid, query.ids),
  }));
  route(api, readPhotosAgain, { access: ['admin'] }, (call) =>
    readAgain(deps, { by: staffOf(call), ids: call.body.ids }),
  );
}
