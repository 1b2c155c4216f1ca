import { pin } from '@smriti/shared/album/approval-remarks';
import * as z from 'zod/mini';
import { type KeptDraft, keptDraft } from './kept-draft';

/** What was typed and is not saved yet: remarks by photo, and the note for the whole. */
const draft = z.object({
  /** `base` is what the server had when the typing began. */
  remarks: z.record(
    z.string(),
    z.object({
      text: z.string(),
      base: z.string(),
      /** The point that it is about; drafts of earlier releases have none. */
      pin: z.optional(z.nullable(pin)),
    }),
  ),
  note: z.string(),
});
export type RemarkDraft = z.infer<typeof draft>;

/** Keeps the draft of one round of one album on this device. */
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
