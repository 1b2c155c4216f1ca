import * as shares from '@smriti/shared/book/shares';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { leaveNote } from './note.service';
import {
  endOwnShare,
  hideShareNote,
  createShareLink,
  loadSharedBook,
  listSharesOfAlbum,
} from './share.service';

const access = 'signed-in';

export function addShareRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, shares.createShare, { access }, ({ caller, params, request: { idempotency } }) =>
    createShareLink(deps, caller.uid, { albumId: params.id, idempotency }),
  );
  addRoute(api, shares.listShares, { access }, ({ caller, params }) =>
    listSharesOfAlbum(deps, caller.uid, params.id),
  );
  addRoute(api, shares.endShare, { access }, ({ caller, params }) =>
    endOwnShare(deps, { uid: caller.uid, albumId: params.id, id: params.share_id }),
  );
  addRoute(api, shares.hideNote, { access }, ({ caller, params, body }) =>
    hideShareNote(deps, {
      uid: caller.uid,
      albumId: params.id,
      id: params.share_id,
      noteId: params.note_id,
      hidden: body.hidden,
    }),
  );

  addRoute(api, shares.getSharedBook, { access: 'public' }, ({ params }) =>
    loadSharedBook(deps, params.token),
  );
  addRoute(api, shares.addNote, { access: 'public' }, ({ params, body, request }) =>
    leaveNote(deps, { token: params.token, form: body, network: request.network }),
  );
}
