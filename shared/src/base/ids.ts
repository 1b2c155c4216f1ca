import * as z from 'zod/mini';
import { wholeNumber } from './fields';

/** Ids of catalogue records (sizes, products, papers ...) are positive whole numbers. */
export const catalogueId = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** A catalogue id in a path. */
export const catalogueIdParam = wholeNumber(1, 2_147_483_647);

const RESERVED_ID = /^__.*__$/;

/** Whether Firestore keeps an id for itself: it refuses even to look for such a document. */
export function isReservedId(id: unknown): boolean {
  return typeof id === 'string' && RESERVED_ID.test(id);
}

/** A string that can name a document: of the form of `pattern`, and not reserved by Firestore. */
export function documentId(pattern: RegExp, error: string) {
  return z.string().check(
    z.regex(pattern, { error }),
    z.refine((id) => !isReservedId(id), { error }),
  );
}

/** The id of an album, an order, a payment or a guest: made by the server. */
export const recordId = documentId(/^[A-Za-z0-9_-]{1,64}$/, 'is not an id');

/** An identity-provider uid, in a path or a body. */
export const uid = documentId(/^[A-Za-z0-9_-]{1,128}$/, 'is not a user id');

/** Letters and digits that cannot be mistaken for each other when read out: no 0/O, no 1/I. */
export const READABLE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A referral code: 8 characters of READABLE_ALPHABET, 32^8 = 1.1e12 values, so the chance that a
 * new one collides with one of a million is below 1 in 10^6 (and a collision is drawn again).
 */
export const REFERRAL_CODE_LENGTH = 8;
