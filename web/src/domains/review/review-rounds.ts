import type { AlbumEvent, AlbumImage } from '@smriti/shared/album/albums';
import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { PhotoPin } from '@smriti/shared/album/approval-remarks';

/** Photo with the reviewer's remark; '' for no remark. */
export interface PhotoWithRemark extends AlbumImage {
  remark: string;
  /** Point that the remark refers to; null for the whole photo. */
  pin: PhotoPin | null;
  /** The owner's reply; '' if none. */
  reply: string;
}

export interface ReviewRound {
  round: number;
  photos: PhotoWithRemark[];
  /** Events of this round, oldest first. */
  events: AlbumEvent[];
}

/**
 * The album as its customer may see it: without the remarks and proposals of an open round, which
 * the reviewer is still editing.
 */
export function hideOpenRemarks(product: ApprovalProduct): ApprovalProduct {
  if (product.status !== 'Requested') return product;
  const isAnswered = ({ round }: { round: number }) => round < product.round;
  const remarks = product.remarks.filter(isAnswered);
  return { ...product, remarks, proposals: product.proposals.filter(isAnswered) };
}

export function listRoundPins(
  { remarks }: Pick<ApprovalProduct, 'remarks'>,
  round: number,
): { photoId: string; pin: PhotoPin }[] {
  return remarks.flatMap(({ round: of, photo_id: photoId, pin }) =>
    of === round && pin ? [{ photoId, pin }] : [],
  );
}

/**
 * All rounds of an album's review, oldest first, with the photos at that time, their remarks and events. An
 * album that was never requested has one round, 0: the current design.
 */
export function listReviewRounds(product: ApprovalProduct): ReviewRound[] {
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
