import { pin } from '@smriti/shared/album/approval-remarks';
import * as z from 'zod/mini';
import { logFailure } from '../../lib/log';

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
export interface DraftKeeper {
  read: () => RemarkDraft | null;
  /** A draft without anything in it is removed. */
  write: (draft: RemarkDraft) => void;
}

interface DraftOwner {
  reviewerId: string;
  albumId: string;
  round: number;
}

function isEmpty({ remarks, note }: RemarkDraft): boolean {
  return Object.keys(remarks).length === 0 && note === '';
}

/** What is kept under a key; null where there is nothing, or where storage is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logFailure('The drafts on this device could not be read', error);
    return null;
  }
}

function parsed(text: string | null): RemarkDraft | null {
  if (text === null) return null;
  try {
    return z.parse(draft, JSON.parse(text));
  } catch (error) {
    logFailure('A kept draft of remarks could not be read', error);
    return null;
  }
}

/** Drafts live in local storage: they survive a reload, a crash and a lost connection. */
export function draftKeeper({ reviewerId, albumId, round }: DraftOwner): DraftKeeper {
  const key = `review-draft:${reviewerId}:${albumId}:${round}`;
  return {
    read: () => parsed(stored(key)),
    write: (kept) => {
      // Storage may be full or blocked: what is typed is still sent to the server.
      try {
        if (isEmpty(kept)) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(kept));
      } catch (error) {
        logFailure('A draft of remarks could not be kept on this device', error);
      }
    },
  };
}
