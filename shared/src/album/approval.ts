import * as z from 'zod/mini';
import { albumStatus, albumStatusInput } from './album-states';
import { ownAlbumDetail, reviewedAlbumDetail } from './albums';
import { MAX_REMARK_LENGTH, MAX_REPLY_LENGTH, pin } from './approval-remarks';
import { endpoint } from '../base/endpoint';
import { text, wholeNumber } from '../base/fields';
import { recordId, uid } from '../base/ids';
import { MAX_PHOTOS } from './photos';
import { isoTime } from '../base/time';
import { proposals } from '../book/proposals';

/** Minutes for which a reviewer has an album to themselves; every saved remark renews them. */
export const TAKEN_MINUTES = 30;

/** Who works on an album now. */
const taken = z.object({ by: z.string(), is_mine: z.boolean(), until: isoTime });

/** An album in the review queue. */
export const queueItem = z.object({
  id: z.string(),
  title: z.string(),
  status: albumStatus,
  product_type: z.string(),
  /** What people read out: the number of the order that its request made. */
  order_number: z.nullable(z.string()),
  photos: z.int(),
  round: z.int(),
  /** When it was requested last; the oldest comes first. */
  requested_at: isoTime,
  /** Since when it is in its state: it waits for the shop, for its customer, or to be ordered. */
  since: isoTime,
  /** The initial payment is due and not paid: the album cannot be responded to yet. */
  is_unpaid: z.boolean(),
  open_remarks: z.int(),
  cover_url: z.nullable(z.string()),
  taken: z.nullable(taken),
});
export type QueueItem = z.infer<typeof queueItem>;

/**
 * The review queue, oldest first; X-Next-Cursor leads on. Approved is for admins: the albums whose
 * customers have not ordered them yet.
 */
export const listApprovalProducts = endpoint({
  method: 'GET',
  path: '/approval-products',
  query: z.strictObject({
    /** Requested when left out. */
    status: z.optional(albumStatusInput),
    limit: z.optional(wholeNumber(1, 100)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ items: z.array(queueItem) }),
});

/** One round of review, with the photos as they were when it was requested. */
const reviewRound = z.object({
  round: z.int(),
  begun_at: isoTime,
  images: reviewedAlbumDetail.shape.images,
});

/** What reviewing adds to an album. */
const review = {
  /** Oldest first: photos that the album has dropped since are still in theirs. */
  rounds: z.array(reviewRound),
  is_unpaid: z.boolean(),
  /** Who works on it, for staff alone. */
  taken: z.nullable(taken),
  proposals,
};

/** For reviewers while it is in review, and for its owner always. */
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
/** As its owner sees it. */
export type OwnApprovalProduct = Extract<ApprovalProduct, { viewer: 'owner' }>;

const idParams = z.object({ id: recordId });
const takenAnswer = z.object({ taken: z.nullable(taken) });

/** Takes an album, or keeps it, for TAKEN_MINUTES; 409 while somebody else has it. */
export const takeApprovalProduct = endpoint({
  method: 'POST',
  path: '/approval-products/:id/take',
  params: idParams,
  response: takenAnswer,
});

/** Gives a taken album back; harmless when it is not the caller's. */
export const releaseApprovalProduct = endpoint({
  method: 'POST',
  path: '/approval-products/:id/release',
  params: idParams,
  response: takenAnswer,
});

/** Hands an album in review to a reviewer, or back to all of them (null); for admins. */
export const handOverApprovalProduct = endpoint({
  method: 'PUT',
  path: '/approval-products/:id/taken',
  params: idParams,
  body: z.strictObject({ uid: z.nullable(uid) }),
  response: takenAnswer,
});

/**
 * Writes the remarks of the round: each names its photo by `sequence`, and an empty description
 * takes a remark away; photos that are not named keep theirs. The caller takes the album with it.
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
          description: text(MAX_REMARK_LENGTH),
          /** null takes it away; left out, it stays. */
          pin: z.optional(z.nullable(pin)),
          cartId: z.optional(recordId),
        }),
      )
      .check(z.maxLength(MAX_PHOTOS)),
  }),
  response: z.object({ message: z.string(), remarks: ownAlbumDetail.shape.remarks }),
});

/** What its owner says to a remark of the newest round, while Responded; '' takes it away. */
export const replyToRemark = endpoint({
  method: 'PUT',
  path: '/approval-products/:id/remarks/:photo_id/reply',
  params: z.object({ id: recordId, photo_id: recordId }),
  body: z.strictObject({ text: text(MAX_REPLY_LENGTH) }),
  response: z.object({ remarks: ownAlbumDetail.shape.remarks }),
});
