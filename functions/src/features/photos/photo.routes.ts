import { listPhotos } from '@smriti/shared/album/photos';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { ownPhotos } from './photo.service';

export function photoRoutes(api: Api): void {
  route(api, listPhotos, { access: 'signed-in' }, async ({ caller, query }) => ({
    photos: await ownPhotos(api.deps, caller.uid, query.ids),
  }));
}
