import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { findRecipient } from '../mail/mail-recipient.service';
import { queueMail } from '../mail/mail.repository';
import type { AlbumChange } from './album-change.domain';

/**
 * Plans the mail about an answered review round: to the owner when a reviewer has responded, to the reviewers
 * when the owner asks for changes. Reads only.
 */
export async function planReviewMail(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'config' | 'clock'>,
  { before, after, move }: AlbumChange,
): Promise<Plan> {
  if (!move || !before) return EMPTY_PLAN;
  const { id: albumId, title, user_id: ownerUid } = after;
  const isPaid = after.initial_paid_paise > 0;
  const review = { albumId, isPaid, title, round: before.round, note: move.note };
  if (after.status === 'Responded') {
    const to = await findRecipient(tx, ownerUid);
    return { write: () => queueMail(tx, deps, { type: 'album_responded', to, ...review }) };
  }
  if (before.status === 'Responded' && after.status === 'Requested') {
    const asked = { type: 'changes_requested', ownerUid, ...review } as const;
    return { write: () => queueMail(tx, deps, asked) };
  }
  return EMPTY_PLAN;
}
