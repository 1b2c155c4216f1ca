import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { type getGiftBalance, redeemGiftCard, toGiftCode } from '@smriti/shared/payment/gift-cards';
import { paise, toRupees } from '@smriti/shared/base/money';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { formatDay } from '../../platform/formats/formats';
import { findBalances, planPostings } from '../ledger/ledger.service';
import { giftCardId } from './gift-card-codes.domain';
import type { GiftCardRecord } from './gift-card.records';
import {
  addFailedCodeTry,
  countFailedCodeTries,
  findGiftCard,
  markGiftCardRedeemed,
} from './gift-card.repository';

/** Error text of a missing code (docs/rules.md#rewards-5). */
export const GIFT_CARD_ERROR_TEXTS = { code: 'Please enter a gift card code.' } as const;

/** Maximum wrong codes per customer and hour; limits guessing. */
const MAX_FAILED_TRIES = 10;

type Answer = AnswerOf<typeof redeemGiftCard>;

function cardNotFoundError(): AppError {
  const message = 'This gift card code is not valid. Please check it and try again.';
  return new AppError('business_rule', message);
}

async function assertMayTry({ db, clock }: Deps, uid: string): Promise<void> {
  if ((await countFailedCodeTries(db, uid, clock.now())) < MAX_FAILED_TRIES) return;
  throw new AppError('rate_limited', 'Too many wrong codes. Please try again in an hour.');
}

/**
 * Id of the card of a typed code.
 * @throws AppError business_rule for an invalid code, which counts as a failed try.
 */
async function cardIdOf({ db, clock }: Deps, uid: string, typed: string): Promise<string> {
  const code = toGiftCode(typed);
  const id = code === null ? null : giftCardId(code);
  if (id !== null && (await findGiftCard(db, id))) return id;
  await addFailedCodeTry(db, uid, clock.now());
  throw cardNotFoundError();
}

/** @throws AppError conflict, business_rule. */
function assertUsable({ redeemed_by, state, expires_at }: GiftCardRecord, now: Date): void {
  if (redeemed_by !== null) {
    throw new AppError('conflict', 'This gift card code has already been used.');
  }
  if (state === 'cancelled') {
    const message = 'This gift card was cancelled by the shop. Please ask us about it.';
    throw new AppError('business_rule', message);
  }
  if (expires_at !== null && new Date(expires_at) <= now) {
    const end = formatDay(new Date(Date.parse(expires_at) - 1));
    throw new AppError('business_rule', `This gift card could be used until ${end}.`);
  }
}

async function redeemIn(
  tx: DatabaseTransaction,
  deps: Deps,
  { uid, id }: { uid: string; id: string },
): Promise<Answer> {
  const card = await findGiftCard(tx, id);
  if (!card) throw cardNotFoundError();
  assertUsable(card, deps.clock.now());
  const postings = await planPostings(tx, deps, uid, [
    {
      id: `gift-card-${id}`,
      account: 'gift',
      kind: 'gift_card',
      amount: card.worth_paise,
      reference: card.ending,
    },
  ]);
  postings.write();
  markGiftCardRedeemed(tx, id, { uid, now: deps.clock.now() });
  return {
    balance: toRupees(paise(postings.standing.gift)),
    amount: toRupees(card.worth_paise),
    message: 'Gift card redeemed successfully!',
  };
}

/**
 * Redeems a gift card to the caller's balance; works once per card.
 * @throws AppError business_rule for an invalid code or an ended card, conflict for a used one,
 * rate_limited after too many wrong codes.
 */
export async function redeemGiftCode(
  deps: Deps,
  { uid, code, idempotency }: { uid: string; code: string; idempotency: IdempotencyClaim | null },
): Promise<Answer> {
  await assertMayTry(deps, uid);
  const id = await cardIdOf(deps, uid, code);
  return runOnce(deps, idempotency, redeemGiftCard.response, (tx) =>
    redeemIn(tx, deps, { uid, id }),
  );
}

/** The caller's balance from gift cards. */
export async function loadGiftBalance(
  deps: Deps,
  uid: string,
): Promise<AnswerOf<typeof getGiftBalance>> {
  return { balance: toRupees((await findBalances(deps, uid)).giftPaise) };
}
