import * as albums from '@smriti/shared/album/albums';
import {
  createAlbumWithDesign,
  MAX_DESIGN_BODY_BYTES,
  updateAlbumWithDesign,
} from '@smriti/shared/book/designs';
import { getAlbumWithProposals } from '@smriti/shared/book/proposals';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { PHOTO_FORM_LIMITS } from '../../http/photo-form';
import { addRoute } from '../../http/route';
import { toStaffMember } from '../../http/staff';
import { getAlbumDetail, listOwnAlbums } from './album-answers.service';
import { removeOwnAlbum } from './album-removal.service';
import { changeAlbum, createAlbumFromForm } from './album.service';

const access = 'signed-in';
/** Options of routes that accept a form with photos, or JSON with a book. */
const WRITING = {
  access,
  multipart: PHOTO_FORM_LIMITS,
  maxJsonBytes: MAX_DESIGN_BODY_BYTES,
} as const;

export function addAlbumRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, albums.listAlbums, { access }, async ({ caller, query }) => {
    const page = await listOwnAlbums(deps, caller, query);
    const headers = page.cursor === undefined ? {} : { 'X-Next-Cursor': page.cursor };
    return addHeaders({ albums: page.albums }, headers);
  });

  addRoute(api, getAlbumWithProposals, { access }, async ({ caller, params }) => ({
    album: await getAlbumDetail(deps, caller, params.id),
  }));

  addRoute(
    api,
    createAlbumWithDesign,
    WRITING,
    ({ caller, body: { design: book, ...form }, files, request: { idempotency } }) =>
      createAlbumFromForm(deps, { caller, form, book, files, idempotency }),
  );

  addRoute(
    api,
    updateAlbumWithDesign,
    WRITING,
    ({ caller, params, body: { design: book, design_rev: bookRev, ...form }, files, request }) =>
      changeAlbum(deps, params.id, {
        caller,
        form,
        book,
        bookRev,
        files,
        idempotency: request.idempotency,
        staff: toStaffMember({ caller, request }),
      }),
  );

  addRoute(api, albums.deleteAlbum, { access }, ({ caller, params, request }) =>
    removeOwnAlbum(deps, {
      uid: caller.uid,
      id: params.id,
      idempotency: request.idempotency,
    }),
  );
}
