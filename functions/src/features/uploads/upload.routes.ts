import { requestUploads } from '@smriti/shared/album/photos';
import type { Api } from '../../http/api';
import { authenticate } from '../../http/authenticate';
import { route } from '../../http/route';
import type { Deps } from '../../platform/deps';
import { authenticateGuest } from '../guests/guest.service';
import { isGuestToken } from '../guests/guest.tokens';
import { grantUploads, type Uploader } from './upload.service';

/** A guest by their token, or a customer by the identity provider's. @throws AppError. */
async function authenticateUploader(deps: Deps, bearer: string): Promise<Uploader> {
  if (isGuestToken(bearer)) {
    const { uid } = await authenticateGuest(deps, bearer);
    return { uid, kind: 'guest' };
  }
  const caller = await authenticate(deps, `Bearer ${bearer}`, { access: ['customer'] });
  return { uid: caller?.uid ?? '', kind: 'customer' };
}

export function uploadRoutes(api: Api): void {
  const { deps } = api;
  const access = (bearer: string) => authenticateUploader(deps, bearer);

  route(api, requestUploads, { access }, ({ caller, body }) =>
    grantUploads(deps, { caller, files: body.files }),
  );
}
