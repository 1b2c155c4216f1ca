import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import { toGiftCode } from '@smriti/shared/payment/gift-cards';
import {
  cancelGiftCard,
  type GiftCard,
  formatGiftCode,
  type listGiftCards,
  type makeGiftCards,
} from '@smriti/shared/payment/gift-card-management';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps';
import { runOnce } from '../../platform/database/idempotency';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { type ListHeaders, loadListPage } from '../../platform/list-page';
import type { StaffCall } from '../../platform/staff-call';
import { recordStaffAction } from '../audit/audit.service';
import { deriveGiftCodes, giftCardDocument, giftCardId } from './gift-card-codes.domain';
import type { GiftCardRecord } from './gift-card.records';
import {
  countGiftCards,
  createGiftCard,
  findGiftCard,
  findGiftCards,
  markGiftCardCancelled,
} from './gift-card.repository';

/** Stored part of the answer: codes are never stored. */
const made = z.object({ batch: z.string() });

function endOf(expires_at: string | null | undefined, now: Date): Date | null {
  if (expires_at === null || expires_at === undefined) return null;
  const end = new Date(expires_at);
  if (end > now) return end;
  throw invalidFieldsError([{ field: 'expires_at', message: 'must be in the future' }]);
}

/**
 * Creates gift cards and answers their codes, which cannot be read later.
 * @throws AppError invalid_input.
 */
export async function createGiftCards(
  deps: Deps,
  { by, form, idempotency }: StaffCall<typeof makeGiftCards>,
): Promise<AnswerOf<typeof makeGiftCards>> {
  const { count, amount, expires_at } = form;
  const now = deps.clock.now();
  const end = endOf(expires_at, now);
  const codes = deriveGiftCodes(deps.config.pictureSecret, idempotency?.id ?? deps.ids.id(), count);
  await runOnce(deps, idempotency, made, (tx) => {
    const id = deps.ids.id();
    const batch = { id, worth_paise: toPaise(amount), made_at: now, expires_at: end };
    for (const code of codes) createGiftCard(tx, giftCardDocument(code, batch));
    recordStaffAction(tx, deps, {
      by,
      action: 'gift_card.made',
      record: { kind: 'gift_card', id },
      after: { count, amount, expires_at: end?.toISOString() ?? null },
    });
    return Promise.resolve({ batch: id });
  });
  return { codes: codes.map(formatGiftCode) };
}

function stateOf({ state, redeemed_by, expires_at }: GiftCardRecord, now: Date): GiftCard['state'] {
  if (redeemed_by !== null) return 'used';
  const hasEnded = expires_at !== null && new Date(expires_at) <= now;
  return state === 'unused' && hasEnded ? 'expired' : state;
}

function present({ id, ...card }: GiftCardRecord & { id: string }, now: Date): GiftCard {
  const { ending, worth_paise, expires_at, redeemed_by, redeemed_at } = card;
  const made_at = card.made_at ?? new Date(0).toISOString();
  const state = stateOf(card, now);
  const amount = toRupees(worth_paise);
  return { id, ending, amount, state, made_at, expires_at, redeemed_by, redeemed_at };
}

interface CardPage extends AnswerOf<typeof listGiftCards> {
  headers: ListHeaders;
}

/** Gift cards, newest first; a complete code finds its card. @throws AppError invalid_input. */
export async function getGiftCardPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { q, state, ...list }: OutputOf<(typeof listGiftCards)['query']>,
): Promise<CardPage> {
  const now = clock.now();
  const code = q === undefined ? null : toGiftCode(q);
  if (code !== null) {
    const id = giftCardId(code);
    const card = await findGiftCard(db, id);
    return { cards: card ? [present({ id, ...card }, now)] : [], headers: {} };
  }
  const search = { state, ending: q?.toUpperCase() };
  const { records, headers } = await loadListPage(list, {
    find: (page) => findGiftCards(db, search, page),
    count: () => countGiftCards(db, search),
  });
  return { cards: records.map((card) => present(card, now)), headers };
}

/** Cancels an unredeemed card. Idempotent. @throws AppError not_found, conflict. */
export async function cancelUnusedGiftCard(
  deps: Deps,
  { by, id, idempotency }: StaffCall<typeof cancelGiftCard>,
): Promise<AnswerOf<typeof cancelGiftCard>> {
  return runOnce(deps, idempotency, cancelGiftCard.response, async (tx) => {
    const card = await findGiftCard(tx, id);
    if (!card) throw new AppError('not_found', 'There is no such gift card.');
    if (card.redeemed_by !== null) {
      throw new AppError('conflict', 'This gift card was used already, so it stays.');
    }
    const cancelled = { ...card, id, state: 'cancelled' } as const;
    if (card.state !== 'cancelled') {
      markGiftCardCancelled(tx, id);
      recordStaffAction(tx, deps, {
        by,
        action: 'gift_card.cancelled',
        record: { kind: 'gift_card', id },
        before: { amount: toRupees(card.worth_paise) },
      });
    }
    return { card: present(cancelled, deps.clock.now()) };
  });
}
