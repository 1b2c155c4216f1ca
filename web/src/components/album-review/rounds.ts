import type { AlbumEvent, AlbumImage } from '@smriti/shared/album/albums';
import type { ApprovalProduct } from '@smriti/shared/album/approval';

/** A photo in its place, with what the reviewer wrote on it; '' for nothing. */
export interface RemarkedPhoto extends AlbumImage {
  remark: string;
}

export interface ReviewRound {
  round: number;
  photos: RemarkedPhoto[];
  /** What was done in this round, oldest first. */
  events: AlbumEvent[];
}

/**
 * What the album's customer sees of it: remarks of a round that is not answered yet are still being
 * written, and may be gone again.
 */
export function withoutOpenRemarks(product: ApprovalProduct): ApprovalProduct {
  if (product.status !== 'Requested') return product;
  const remarks = product.remarks.filter(({ round }) => round < product.round);
  return { ...product, remarks };
}

/**
 * Every round of an album's review, oldest first: its photos as they were then, the remarks on them
 * and what was done. An album never requested has one round, 0: the design as it is.
 */
export function roundsOf(product: ApprovalProduct): ReviewRound[] {
  const { rounds, images, remarks, history } = product;
  const begun = rounds.length > 0 ? rounds : [{ round: 0, images }];
  return begun.map(({ round, images: photos }) => {
    const texts = new Map(
      remarks
        .filter((remark) => remark.round === round)
        .map(({ photo_id, description }) => [photo_id, description]),
    );
    return {
      round,
      photos: photos
        .map((photo) => ({ ...photo, remark: texts.get(photo.id) ?? '' }))
        .toSorted((one, other) => one.sequence - other.sequence),
      events: history.filter((event) => event.round === round),
    };
  });
}
