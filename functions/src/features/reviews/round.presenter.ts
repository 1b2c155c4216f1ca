import type { Album } from '@smriti/shared/album/albums';
import type { ApprovalProduct, QueueItem } from '@smriti/shared/album/approval';
import type { Remark } from '@smriti/shared/album/approval-remarks';
import { currentReviewAssignment } from './round.domain';
import type { QueueRecord, RoundRecord } from './round.records';

/** Presents the remarks of a round in photo order, without their authors. */
export function presentRemarks({ round, remarks }: RoundRecord): Remark[] {
  return Object.entries(remarks)
    .map(([photo_id, { sequence, description, pin, reply, updated_at }]) => ({
      round,
      photo_id,
      sequence,
      description,
      pin,
      reply,
      updated_at,
    }))
    .sort((a, b) => a.sequence - b.sequence);
}

interface Viewer {
  uid: string;
  now: Date;
}

/** Presents who is working on an album to another reviewer. */
export function presentReviewer(entry: QueueRecord, viewer: Viewer): QueueItem['taken'] {
  const taking = currentReviewAssignment(entry, viewer.now);
  return (
    taking && { by: taking.by.name, is_mine: taking.by.uid === viewer.uid, until: taking.until }
  );
}

export function presentQueueItem(
  entry: QueueRecord,
  coverUrl: string | null,
  viewer: Viewer,
): QueueItem {
  const { album_id, title, status, product_type, order_number, photos, round } = entry;
  return {
    id: album_id,
    title,
    status,
    product_type,
    order_number,
    photos,
    round,
    requested_at: entry.requested_at,
    since: entry.responded_at ?? entry.requested_at,
    is_unpaid: entry.is_unpaid,
    open_remarks: entry.open_remarks,
    cover_url: coverUrl,
    taken: presentReviewer(entry, viewer),
  };
}

/** Presents a round with the photos it had when it began. */
export function presentRound(
  { round, begun_at }: RoundRecord,
  images: Album['images'],
): ApprovalProduct['rounds'][number] {
  return { round, begun_at, images };
}
