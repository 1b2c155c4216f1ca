import { isDeepStrictEqual } from 'node:util';
import { ASSIGNMENT_MINUTES } from '@smriti/shared/album/approval';
import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import { AppError, type FieldProblem } from '@smriti/shared/base/errors';

/** Reviewer who has taken an album, and until when (ISO-8601); null when it is free. */
interface Taking {
  taken_by: { uid: string; name: string } | null;
  taken_until: string | null;
}

/** The reviewer who has an album now; null when it is free or the assignment has expired. */
export function currentReviewAssignment({ taken_by, taken_until }: Taking, now: Date) {
  if (taken_by === null || taken_until === null) return null;
  return Date.parse(taken_until) > now.getTime() ? { by: taken_by, until: taken_until } : null;
}

export function isTakenByOther(taking: Taking, uid: string, now: Date): boolean {
  const current = currentReviewAssignment(taking, now);
  return current !== null && current.by.uid !== uid;
}

/** An assignment that starts, or is extended, at `now`. */
export function createReviewAssignment(by: { uid: string; name: string }, now: Date) {
  const until = new Date(now.getTime() + ASSIGNMENT_MINUTES * 60_000);
  return { taken_by: by, taken_until: until.toISOString() };
}

/** A remark as sent; an empty `description` removes the stored one. */
interface Description {
  sequence: number;
  description: string;
  /** The new pin; null removes the stored one, undefined keeps it. */
  pin?: PhotoPin | null | undefined;
  cartId?: string | undefined;
}

/** Problems of the remarks sent for an album with this number of photos. */
export function remarkFormProblems(
  descriptions: readonly Description[],
  { cartId, photos }: { cartId: string; photos: number },
): FieldProblem[] {
  const sequences = descriptions.map(({ sequence }) => sequence);
  return descriptions.flatMap((one, index) => {
    const at = `descriptions.${index}`;
    if (one.cartId !== undefined && one.cartId !== cartId) {
      return [{ field: `${at}.cartId`, message: 'This remark is for another album.' }];
    }
    if (one.sequence > photos) {
      return [{ field: `${at}.sequence`, message: `There is no photo ${one.sequence}.` }];
    }
    if (sequences.indexOf(one.sequence) < index) {
      return [{ field: `${at}.sequence`, message: `Photo ${one.sequence} is named twice.` }];
    }
    return [];
  });
}

interface StoredRemark {
  sequence: number;
  description: string;
  pin: PhotoPin | null;
  reply: string;
  by_uid: string;
  updated_at: string;
}

interface Round {
  photo_ids: readonly string[];
  remarks: Readonly<Record<string, StoredRemark>>;
}

/**
 * Applies new remarks to those of a round. Unchanged remarks keep their author and time; photos that are not
 * named keep their remarks.
 */
export function applyRemarkForm(
  { photo_ids, remarks }: Round,
  descriptions: readonly Description[],
  author: Pick<StoredRemark, 'by_uid' | 'updated_at'>,
): Record<string, StoredRemark> {
  const next = new Map(Object.entries(remarks));
  for (const { sequence, description, pin } of descriptions) {
    const photoId = photo_ids[sequence - 1];
    if (photoId === undefined) continue;
    const before = next.get(photoId);
    const news = { description, pin: pin === undefined ? (before?.pin ?? null) : pin };
    const isSame = before?.description === description && isDeepStrictEqual(before.pin, news.pin);
    if (isSame) continue;
    if (description === '') next.delete(photoId);
    else next.set(photoId, { sequence, ...news, reply: before?.reply ?? '', ...author });
  }
  return Object.fromEntries(next);
}

/**
 * Maximum total size of remarks and replies in bytes. A round is one document of at most 1 MiB, proposals
 * included.
 */
const MAX_SAID_BYTES = 500_000;

/** @throws AppError business_rule for more text than a round can store. */
export function assertRemarksFit({ remarks }: Pick<Round, 'remarks'>): void {
  const said = Object.values(remarks).flatMap(({ description, reply }) => [description, reply]);
  const bytes = said.reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  if (bytes <= MAX_SAID_BYTES) return;
  throw new AppError(
    'business_rule',
    'This round has as much text as it can keep. Please write less.',
  );
}

/** Text and pin of a remark, for comparison. */
const contentOf = (remark: StoredRemark | undefined) => [remark?.description, remark?.pin];

/** Positions of the photos whose remarks were changed, added or removed. */
export function findChangedRemarks(before: Round['remarks'], after: Round['remarks']): number[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids]
    .filter((id) => !isDeepStrictEqual(contentOf(before[id]), contentOf(after[id])))
    .flatMap((id) => (after[id] ?? before[id])?.sequence ?? [])
    .toSorted((a, b) => a - b);
}

/**
 * Sets the owner's reply to a remark, '' if none; returns the same round if it is unchanged.
 * @returns null when the photo has no remark
 */
export function setRemarkReply<R extends Pick<Round, 'remarks'>>(
  round: R,
  photoId: string,
  reply: string,
): R | null {
  const { remarks } = round;
  const remark = Object.hasOwn(remarks, photoId) ? remarks[photoId] : undefined;
  if (!remark) return null;
  if (remark.reply === reply) return round;
  return { ...round, remarks: { ...remarks, [photoId]: { ...remark, reply } } };
}
