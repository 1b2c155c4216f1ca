import { requestUploads } from '@smriti/shared/album/photos';
import type { Api } from '../../../http/api';
import { authenticate } from '../../../http/authenticate';
import { addRoute } from '../../../http/route';
import { authenticateGuest } from '../../guests/guest.service';
import { isGuestToken } from '../../guests/guest-tokens.service';
import { grantUploads, type PhotoUploader } from './ticket.service';

/** Authenticates a guest by guest token, or a customer by ID token. @throws AppError. */
async function authenticateUploader(deps: Api['deps'], bearer: string): Promise<PhotoUploader> {
  if (isGuestToken(bearer)) {
    const { uid } = await authenticateGuest(deps, bearer);
    return { uid, kind: 'guest' };
  }
  const caller = await authenticate(deps, `Bearer ${bearer}`, { access: ['customer'] });
  return { uid: caller?.uid ?? '', kind: 'customer' };
}

export function addUploadRoutes(api: Api): void {
  const { deps } = api;
  const access = (bearer: string) => authenticateUploader(deps, bearer);

  addRoute(api, requestUploads, { access }, ({ caller, body }) =>
    grantUploads(deps, { caller, files: body.files }),
  );
}
