import * as albums from '@smriti/shared/album/albums';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { PHOTO_FORM } from '../../http/photo-form';
import { route } from '../../http/route';
import { albumDetail, ownAlbums } from './album-answers.service';
import { removeOwnAlbum } from './album-removal.service';
import { changeAlbum, makeAlbum } from './album.service';

const access = 'signed-in';

export function albumRoutes(api: Api): void {
  const { deps } = api;

  route(api, albums.listAlbums, { access }, async ({ caller, query }) => {
    const page = await ownAlbums(deps, caller, query);
    const headers = page.cursor === undefined ? {} : { 'X-Next-Cursor': page.cursor };
    return withHeaders({ albums: page.albums }, headers);
  });

  route(api, albums.getAlbum, { access }, async ({ caller, params }) => ({
    album: await albumDetail(deps, caller, params.id),
  }));

  route(
    api,
    albums.createAlbum,
    { access, multipart: PHOTO_FORM },
    ({ caller, body, files, request }) =>
      makeAlbum(deps, { caller, form: body, files, idempotency: request.idempotency }),
  );

  route(
    api,
    albums.updateAlbum,
    { access, multipart: PHOTO_FORM },
    ({ caller, params, body, files, request: { idempotency } }) =>
      changeAlbum(deps, params.id, { caller, form: body, files, idempotency }),
  );

  route(api, albums.deleteAlbum, { access }, ({ caller, params, request }) =>
    removeOwnAlbum(deps, {
      uid: caller.uid,
      id: params.id,
      idempotency: request.idempotency,
    }),
  );
}
