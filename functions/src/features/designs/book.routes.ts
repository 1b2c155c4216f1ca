import { getDesign, MAX_DESIGN_BODY_BYTES, saveDesign } from '@smriti/shared/book/designs';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { getAlbumDesign, saveAlbumDesign } from './book.service';

const access = 'signed-in';

export function addBookRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, getDesign, { access }, ({ caller, params }) =>
    getAlbumDesign(deps, caller, params.id),
  );

  addRoute(
    api,
    saveDesign,
    { access, maxJsonBytes: MAX_DESIGN_BODY_BYTES },
    ({ caller, params, body, request: { idempotency } }) =>
      saveAlbumDesign(deps, { caller, id: params.id, change: body }, idempotency),
  );
}
