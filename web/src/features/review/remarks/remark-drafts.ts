import { photoPin } from '@smriti/shared/album/approval-remarks';
import * as z from 'zod/mini';
import { type DraftStorage, createDraftStorage } from './draft-storage';

/** Unsaved texts: remarks by photo id, and the note on the whole album. */
const draft = z.object({
  /** Unsaved remarks by photo id; `base` is the server's text at the start of the edit. */
  remarks: z.record(
    z.string(),
    z.object({
      text: z.string(),
      base: z.string(),
      /** Point that the remark refers to; missing in drafts of earlier releases. */
      pin: z.optional(z.nullable(photoPin)),
    }),
  ),
  note: z.string(),
});
export type RemarkDraft = z.infer<typeof draft>;

/** Storage of the draft for one review round of an album. */
export type RemarkDraftStorage = DraftStorage<RemarkDraft>;

interface DraftOwner {
  reviewerId: string;
  albumId: string;
  round: number;
}

function isEmpty({ remarks, note }: RemarkDraft): boolean {
  return Object.keys(remarks).length === 0 && note === '';
}

export function createRemarkDraftStorage({
  reviewerId,
  albumId,
  round,
}: DraftOwner): RemarkDraftStorage {
  return createDraftStorage(`review-draft:${reviewerId}:${albumId}:${round}`, draft, isEmpty);
}
