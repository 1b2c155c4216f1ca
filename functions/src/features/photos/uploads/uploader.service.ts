import { authenticate } from '../../../http/authenticate';
import type { Deps } from '../../../platform/deps';
import { authenticateGuest } from '../../guests/guest.service';
import { isGuestToken } from '../../guests/guest-tokens.service';
import type { PhotoUploader } from './ticket.service';

/** Authenticates a guest by guest token, or a customer by ID token. @throws AppError. */
export async function authenticateUploader(deps: Deps, bearer: string): Promise<PhotoUploader> {
  if (isGuestToken(bearer)) {
    const { uid } = await authenticateGuest(deps, bearer);
    return { uid, kind: 'guest' };
  }
  const caller = await authenticate(deps, `Bearer ${bearer}`, { access: ['customer'] });
  return { uid: caller?.uid ?? '', kind: 'customer' };
}
