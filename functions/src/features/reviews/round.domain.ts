import { isDeepStrictEqual } from 'node:util';
import { TAKEN_MINUTES } from '@smriti/shared/album/approval';
import type { Pin } from '@smriti/shared/album/approval-remarks';
import { AppError, type FieldProblem } from '@smriti/shared/base/errors';

/** Whoever works on an album, until when (ISO-8601); null when nobody does. */
interface Taking {
  taken_by: { uid: string; name: string } | null;
  taken_until: string | null;
}

/** Who has an album to themselves now: a taking ends by itself. */
export function currentTaking({ taken_by, taken_until }: Taking, now: Date) {
  if (taken_by === null || taken_until === null) return null;
  return Date.parse(taken_until) > now.getTime() ? { by: taken_by, until: taken_until } : null;
}

export function isTakenByOther(taking: Taking, uid: string, now: Date): boolean {
  const current = currentTaking(taking, now);
  return current !== null && current.by.uid !== uid;
}

/** The taking of somebody who begins, or goes on, to work on an album now. */
export function takenFrom(by: { uid: string; name: string }, now: Date) {
  const until = new Date(now.getTime() + TAKEN_MINUTES * 60_000);
  return { taken_by: by, taken_until: until.toISOString() };
}

/** A remark as it is sent; '' takes the one that is there away. */
interface Description {
  sequence: number;
  description: string;
  /** null takes it away; undefined leaves it. */
  pin?: Pin | null | undefined;
  cartId?: string | undefined;
}

/** What is wrong with the remarks sent for an album of so many photos. */
export function descriptionProblems(
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
  pin: Pin | null;
  reply: string;
  by_uid: string;
  updated_at: string;
}

interface Round {
  photo_ids: readonly string[];
  remarks: Readonly<Record<string, StoredRemark>>;
}

/**
 * The remarks of a round after some were written: those that say the same stay as they were, and
 * photos that are not named keep theirs.
 */
export function withDescriptions(
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

/** What a round can keep of remarks and replies: one document has 1 MiB, proposals included. */
const MAX_SAID_BYTES = 500_000;

/** @throws AppError business_rule for more than a round can keep. */
export function assertKeepable({ remarks }: Pick<Round, 'remarks'>): void {
  const said = Object.values(remarks).flatMap(({ description, reply }) => [description, reply]);
  const bytes = said.reduce((sum, one) => sum + Buffer.byteLength(one), 0);
  if (bytes <= MAX_SAID_BYTES) return;
  throw new AppError(
    'business_rule',
    'This round has as much text as it can keep. Please write less.',
  );
}

/** What a reviewer says of a photo, and of which point of it. */
const saidIn = (remark: StoredRemark | undefined) => [remark?.description, remark?.pin];

/** The places of the photos whose remarks say something else than before, or nothing any more. */
export function changedRemarks(before: Round['remarks'], after: Round['remarks']): number[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids]
    .filter((id) => !isDeepStrictEqual(saidIn(before[id]), saidIn(after[id])))
    .flatMap((id) => (after[id] ?? before[id])?.sequence ?? [])
    .toSorted((a, b) => a - b);
}

/**
 * A round with its owner's answer to a remark, '' for none; the same round where that stands there.
 * @returns null where there is no remark on that photo
 */
export function withReply<R extends Pick<Round, 'remarks'>>(
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
