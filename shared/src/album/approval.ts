import * as z from 'zod/mini';
import { albumStatus, albumStatusInput } from './album-states';
import { ownAlbumDetail, reviewedAlbumDetail } from './albums';
import { MAX_REMARK_LENGTH, MAX_REPLY_LENGTH, photoPin } from './approval-remarks';
import { endpoint } from '../base/endpoint';
import { boundedText, wholeNumber } from '../base/fields';
import { recordId, uid } from '../base/ids';
import { MAX_PHOTOS } from './photos';
import { isoTime } from '../base/time';
import { proposals } from '../book/proposals';

/** Minutes for which an album is assigned to the reviewer who took it; every saved remark renews them. */
export const ASSIGNMENT_MINUTES = 30;

/** The reviewer who currently works on an album. */
const taken = z.object({ by: z.string(), is_mine: z.boolean(), until: isoTime });

export const queueItem = z.object({
  id: z.string(),
  title: z.string(),
  status: albumStatus,
  product_type: z.string(),
  /** Number of the order created by the request, as customers quote it. */
  order_number: z.nullable(z.string()),
  photos: z.int(),
  round: z.int(),
  /** Time of the last request, by which the queue is sorted. */
  requested_at: isoTime,
  /** Time since which the album waits for the shop, for its customer, or to be ordered. */
  since: isoTime,
  /** Whether the initial payment is due and unpaid; until it is paid, reviewers cannot respond. */
  is_unpaid: z.boolean(),
  open_remarks: z.int(),
  cover_url: z.nullable(z.string()),
  taken: z.nullable(taken),
});
export type QueueItem = z.infer<typeof queueItem>;

/**
 * The review queue, oldest first; X-Next-Cursor gives the next page. With status Approved, for admins only:
 * albums that their customers have not ordered yet.
 */
export const listApprovalProducts = endpoint({
  method: 'GET',
  path: '/approval-products',
  query: z.strictObject({
    /** Status of the listed albums; Requested by default. */
    status: z.optional(albumStatusInput),
    limit: z.optional(wholeNumber(1, 100)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    /** Adds X-Total-Count. */
    total: z.optional(z.literal('1')),
  }),
  response: z.object({ items: z.array(queueItem) }),
});

/** One round of review, with the photos of the album at the time of the request. */
const reviewRound = z.object({
  round: z.int(),
  begun_at: isoTime,
  images: reviewedAlbumDetail.shape.images,
});

/** Review data added to an album. */
const review = {
  /** Rounds, oldest first, including photos that were removed from the album since. */
  rounds: z.array(reviewRound),
  is_unpaid: z.boolean(),
  /** The reviewer who works on the album; for staff only. */
  taken: z.nullable(taken),
  proposals,
};

/** An album with its review data: for reviewers while the album is in review, for its owner always. */
export const getApprovalProduct = endpoint({
  method: 'GET',
  path: '/approval-products/:id',
  params: z.object({ id: recordId }),
  response: z.discriminatedUnion('viewer', [
    z.object({ ...ownAlbumDetail.shape, ...review }),
    z.object({ ...reviewedAlbumDetail.shape, ...review }),
  ]),
});
export type ApprovalProduct = z.infer<typeof getApprovalProduct.response>;
/** The album as its owner sees it. */
export type OwnApprovalProduct = Extract<ApprovalProduct, { viewer: 'owner' }>;

const idParams = z.object({ id: recordId });
const takenAnswer = z.object({ taken: z.nullable(taken) });

/**
 * Assigns an album to the caller for ASSIGNMENT_MINUTES, or renews that; 409 if another reviewer has the
 * album.
 */
export const takeApprovalProduct = endpoint({
  method: 'POST',
  path: '/approval-products/:id/take',
  params: idParams,
  response: takenAnswer,
});

/** Ends the caller's assignment of an album; no effect when the album is not assigned to the caller. */
export const releaseApprovalProduct = endpoint({
  method: 'POST',
  path: '/approval-products/:id/release',
  params: idParams,
  response: takenAnswer,
});

/**
 * Assigns an album in review to a reviewer, or to none (null); for admins. A reviewer may only release an
 * album of their own.
 */
export const handOverApprovalProduct = endpoint({
  method: 'PUT',
  path: '/approval-products/:id/taken',
  params: idParams,
  body: z.strictObject({ uid: z.nullable(uid) }),
  response: takenAnswer,
});

/**
 * Writes remarks of the round, each for the photo with its `sequence`; an empty description deletes a remark;
 * photos that are not named keep theirs. The album is assigned to the caller.
 */
export const saveRemarks = endpoint({
  method: 'POST',
  path: '/approval-products/remark',
  body: z.strictObject({
    cartId: recordId,
    descriptions: z
      .array(
        z.strictObject({
          sequence: z.int().check(z.gte(1), z.lte(MAX_PHOTOS)),
          description: boundedText(MAX_REMARK_LENGTH),
          /** Pin of the remark; null removes the pin, a missing value keeps it. */
          pin: z.optional(z.nullable(photoPin)),
          cartId: z.optional(recordId),
        }),
      )
      .check(z.maxLength(MAX_PHOTOS)),
  }),
  response: z.object({ message: z.string(), remarks: ownAlbumDetail.shape.remarks }),
});

/** Saves the owner's reply to a remark of the newest round, while Responded; '' deletes it. */
export const replyToRemark = endpoint({
  method: 'PUT',
  path: '/approval-products/:id/remarks/:photo_id/reply',
  params: z.object({ id: recordId, photo_id: recordId }),
  body: z.strictObject({ text: boundedText(MAX_REPLY_LENGTH) }),
  response: z.object({ remarks: ownAlbumDetail.shape.remarks }),
});
