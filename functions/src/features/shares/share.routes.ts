import * as shares from '@smriti/shared/book/shares';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { leaveNote } from './note.service';
import {
  endOwnShare,
  hideShareNote,
  createShareLink,
  loadSharedBook,
  listSharesOfAlbum,
} from './share.service';

const access = 'signed-in';

export function shareRoutes(api: Api): void {
  const { deps } = api;

  route(api, shares.createShare, { access }, ({ caller, params, request: { idempotency } }) =>
    createShareLink(deps, caller.uid, { albumId: params.id, idempotency }),
  );
  route(api, shares.listShares, { access }, ({ caller, params }) =>
    listSharesOfAlbum(deps, caller.uid, params.id),
  );
  route(api, shares.endShare, { access }, ({ caller, params }) =>
    endOwnShare(deps, { uid: caller.uid, albumId: params.id, id: params.share_id }),
  );
  route(api, shares.hideNote, { access }, ({ caller, params, body }) =>
    hideShareNote(deps, {
      uid: caller.uid,
      albumId: params.id,
      id: params.share_id,
      noteId: params.note_id,
      hidden: body.hidden,
    }),
  );

  route(api, shares.getSharedBook, { access: 'public' }, ({ params }) =>
    loadSharedBook(deps, params.token),
  );
  route(api, shares.addNote, { access: 'public' }, ({ params, body, request }) =>
    leaveNote(deps, { token: params.token, form: body, network: request.network }),
  );
}
