import type { StaffMember } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { recordStaffAction } from '../audit/audit.service';
import { findChangedRemarks, currentReviewAssignment } from './round.domain';
import type { QueueRecord, RoundRecord } from './round.records';

type Writes = Pick<DatabaseTransaction, 'create'>;
type NoteDeps = Pick<Deps, 'clock' | 'ids'>;

interface Change<T> {
  by: StaffMember;
  before: T;
  after: T;
}

/** Records which reviewer has an album, if that has changed; extensions are not recorded. Only writes. */
export function recordAssignmentChange(
  tx: Writes,
  deps: NoteDeps,
  { by, before, after }: Change<QueueRecord>,
): void {
  const holder = (entry: QueueRecord) =>
    currentReviewAssignment(entry, deps.clock.now())?.by.uid ?? null;
  const [had, has] = [holder(before), holder(after)];
  if (had === has) return;
  recordStaffAction(tx, deps, {
    by,
    action: 'album.taken',
    record: { kind: 'album', id: after.album_id },
    before: { taken_by: had },
    after: { taken_by: has },
  });
}

/** Records which photos of a round had their remarks changed, without the text. Only writes. */
export function recordRemarkChanges(
  tx: Writes,
  deps: NoteDeps,
  albumId: string,
  { by, before, after }: Change<RoundRecord>,
): void {
  const photos = findChangedRemarks(before.remarks, after.remarks);
  if (photos.length === 0) return;
  recordStaffAction(tx, deps, {
    by,
    action: 'album.remarked',
    record: { kind: 'album', id: albumId },
    after: { round: after.round, photos },
  });
}

/** Records that a proposal for a spread was made or removed. Only writes. */
export function recordProposalChange(
  tx: Writes,
  deps: NoteDeps,
  action: 'album.proposed' | 'album.proposal_removed',
  { by, entry, spreadId }: { by: StaffMember; entry: QueueRecord; spreadId: string },
): void {
  recordStaffAction(tx, deps, {
    by,
    action,
    record: { kind: 'album', id: entry.album_id },
    after: { round: entry.round, spread: spreadId },
  });
}
