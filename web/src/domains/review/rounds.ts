import type { AlbumEvent, AlbumImage } from '@smriti/shared/album/albums';
import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Pin } from '@smriti/shared/album/approval-remarks';

/** A photo in its place, with what the reviewer wrote on it; '' for nothing. */
export interface RemarkedPhoto extends AlbumImage {
  remark: string;
  /** The point that it is about; null: the whole photo. */
  pin: Pin | null;
  /** What the album's owner said to it; '' for nothing. */
  reply: string;
}

export interface ReviewRound {
  round: number;
  photos: RemarkedPhoto[];
  /** What was done in this round, oldest first. */
  events: AlbumEvent[];
}

/**
 * What the album's customer sees of it: remarks and proposals of a round that is not answered yet are
 * still being written, and may be gone again.
 */
export function withoutOpenRemarks(product: ApprovalProduct): ApprovalProduct {
  if (product.status !== 'Requested') return product;
  const isAnswered = ({ round }: { round: number }) => round < product.round;
  const remarks = product.remarks.filter(isAnswered);
  return { ...product, remarks, proposals: product.proposals.filter(isAnswered) };
}

/** The points that the remarks of a round are about. */
export function pinsOf(
  { remarks }: Pick<ApprovalProduct, 'remarks'>,
  round: number,
): { photoId: string; pin: Pin }[] {
  return remarks.flatMap(({ round: of, photo_id: photoId, pin }) =>
    of === round && pin ? [{ photoId, pin }] : [],
  );
}

/**
 * Every round of an album's review, oldest first: its photos as they were then, the remarks on them
 * and what was done. An album never requested has one round, 0: the design as it is.
 */
export function roundsOf(product: ApprovalProduct): ReviewRound[] {
  const { rounds, images, remarks, history } = product;
  const begun = rounds.length > 0 ? rounds : [{ round: 0, images }];
  return begun.map(({ round, images: photos }) => {
    const ofRound = remarks.filter((remark) => remark.round === round);
    const byPhoto = new Map(ofRound.map((remark) => [remark.photo_id, remark]));
    return {
      round,
      photos: photos
        .map((photo) => {
          const { description: remark = '', pin = null, reply = '' } = byPhoto.get(photo.id) ?? {};
          return { ...photo, remark, pin, reply };
        })
        .toSorted((one, other) => one.sequence - other.sequence),
      events: history.filter((event) => event.round === round),
    };
  });
}
