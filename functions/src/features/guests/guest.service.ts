import { AppError } from '@smriti/shared/base/errors';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { createGuest } from '@smriti/shared/account/guests';
import type { Language } from '@smriti/shared/language';
import type { Deps } from '../../platform/deps';
import {
  addNewGuestToCount,
  assertQuotaLeft,
  countNewGuests,
  addQuotaUse,
  quotaExceededError,
} from '../photos/uploads/quota.repository';
import { getCurrentSettings, type SettingsReads } from '../settings/settings.service';
import {
  type GuestChoices,
  type GuestRecord,
  EMPTY_GUEST_DRAFT,
  presentGuest,
} from './guest.records';
import { findGuest, writeGuest, writeGuestLastUse } from './guest.repository';
import { findGuestByToken, createGuestToken } from './guest-tokens.service';

export interface GuestCaller {
  uid: string;
  guest: GuestRecord;
}

/** Resolution of `last_used_at`, in ms: only the first use within it is written. */
const LAST_USE_RESOLUTION_MILLISECONDS = 3_600_000;

const NO_NUMBER = 'Invalid input: All IDs must be valid numbers.';
/** Error messages by field, see docs/rules.md#studio-1. */
export const GUEST_CHOICE_ERROR_TEXTS = {
  product_id: NO_NUMBER,
  album_sizes_id: NO_NUMBER,
  paper_types_id: NO_NUMBER,
  lamination_type_id: NO_NUMBER,
  cover_type_id: NO_NUMBER,
};

export function guestNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such guest.');
}

/**
 * Authenticates a guest by token and extends the token to 30 days from now (docs/rules.md#roles-3).
 * @throws AppError unauthenticated.
 */
export async function authenticateGuest(deps: Deps, token: string): Promise<GuestCaller> {
  const guest = await findGuestByToken(deps, token);
  if (!guest || guest.claim) {
    throw new AppError('unauthenticated', 'This guest session has ended. Please start again.');
  }
  const now = deps.clock.now();
  if (now.getTime() - Date.parse(guest.last_used_at) > LAST_USE_RESOLUTION_MILLISECONDS) {
    await deps.db.batch((writes) => writeGuestLastUse(writes, guest.id, now));
  }
  return { uid: guest.id, guest };
}

/** Creates a Firebase token for Cloud Storage, whose rules recognise guests by their role. */
export function createGuestFirebaseToken(
  { auth }: Pick<Deps, 'auth'>,
  guestId: string,
): Promise<string> {
  return auth.createCustomToken(guestId, { role: 'guest' });
}

/**
 * Limits new guests in the whole shop, because a caller can forge the network at the function's own address
 * (docs/rules.md#api-11).
 * @throws AppError rate_limited.
 */
async function assertRoomForGuest(deps: SettingsReads): Promise<void> {
  const [{ guests_per_hour }, count] = await Promise.all([
    getCurrentSettings(deps),
    countNewGuests(deps),
  ]);
  if (count >= guests_per_hour) throw quotaExceededError();
}

/**
 * Creates a guest with a draft of the given choices. The token is not stored, so it is returned only once.
 * @throws AppError rate_limited for too many guests from one network or in the whole shop.
 */
export async function createGuestWithDraft(
  deps: SettingsReads & Pick<Deps, 'auth' | 'ids'>,
  { language = null, ...choices }: GuestChoices & { language?: Language | null | undefined },
  network: string | null,
): Promise<AnswerOf<typeof createGuest>> {
  const use = network === null ? null : ({ kind: 'guests', subject: network } as const);
  if (use) await assertQuotaLeft(deps, use);
  await assertRoomForGuest(deps);
  const now = deps.clock.now().toISOString();
  const id = deps.ids.id();
  const { token, hash } = createGuestToken(id);
  const guest: GuestRecord = {
    ...choices,
    id,
    token_hash: hash,
    language,
    ...EMPTY_GUEST_DRAFT,
    claim: null,
    created_at: now,
    last_used_at: now,
  };
  await deps.db.batch((writes) => {
    writeGuest(writes, guest);
    if (use) addQuotaUse(writes, deps.clock, use);
    addNewGuestToCount(writes, deps.clock);
  });
  return {
    token,
    custom_token: await createGuestFirebaseToken(deps, id),
    data: presentGuest(guest),
  };
}

/** Stores the language in which a guest reads the shop. */
export async function saveGuestLanguage(
  { db }: Pick<Deps, 'db'>,
  { guest }: GuestCaller,
  language: Language,
): Promise<{ language: Language }> {
  if (guest.language !== language) {
    await db.transaction(async (tx) => {
      const current = await findGuest(tx, guest.id);
      if (!current || current.claim) throw guestNotFoundError();
      writeGuest(tx, { ...current, language });
    });
  }
  return { language };
}
