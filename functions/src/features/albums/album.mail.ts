import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { queueMail } from '../mail/mail.repository';
import { findProfile } from '../users/user.repository';
import type { AlbumChange } from './album.next';

/**
 * Plans the message about a round of review that is answered: by the shop to the album's owner, or
 * by the owner, who asks for changes, to the reviewers. Reads only.
 */
export async function planReviewMail(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'config' | 'clock'>,
  { before, after, move }: AlbumChange,
): Promise<() => void> {
  const nothing = () => undefined;
  if (!move || !before) return nothing;
  const { id: albumId, title } = after;
  const review = { albumId, title, round: before.round, note: move.note };
  if (after.status === 'Responded') {
    const owner = await findProfile(tx, after.user_id);
    if (!owner) return nothing;
    const to = { email: owner.email, firstName: owner.firstName };
    return () => queueMail(tx, deps, { type: 'album_responded', to, ...review });
  }
  if (before.status === 'Responded' && after.status === 'Requested') {
    return () => queueMail(tx, deps, { type: 'changes_requested', ...review });
  }
  return nothing;
}
