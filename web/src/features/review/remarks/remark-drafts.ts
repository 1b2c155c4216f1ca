import { pin } from '@smriti/shared/album/approval-remarks';
import * as z from 'zod/mini';
import { type KeptDraft, keptDraft } from './kept-draft';

/** Unsaved input: remarks by photo id, and the note on the whole album. */
const draft = z.object({
  /** `base`: the server's text when the edit began. */
  remarks: z.record(
    z.string(),
    z.object({
      text: z.string(),
      base: z.string(),
      /** Position the remark refers to; missing in drafts of earlier releases. */
      pin: z.optional(z.nullable(pin)),
    }),
  ),
  note: z.string(),
});
export type RemarkDraft = z.infer<typeof draft>;

/** Storage of the draft of one round of one album on this device. */
export type DraftKeeper = KeptDraft<RemarkDraft>;

interface DraftOwner {
  reviewerId: string;
  albumId: string;
  round: number;
}

function isEmpty({ remarks, note }: RemarkDraft): boolean {
  return Object.keys(remarks).length === 0 && note === '';
}

export function draftKeeper({ reviewerId, albumId, round }: DraftOwner): DraftKeeper {
  return keptDraft(`review-draft:${reviewerId}:${albumId}:${round}`, draft, isEmpty);
}
