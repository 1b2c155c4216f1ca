import { type Paise, paise } from '@smriti/shared/base/money';
import { pointsValue } from '@smriti/shared/payment/credits';
import type { CouponRecord } from '../../functions/src/features/coupons/coupon.records.ts';
import {
  giftCardDocument,
  giftCardId,
} from '../../functions/src/features/gift-cards/gift-card-codes.domain.ts';
import {
  applyPostings,
  EMPTY_LEDGER,
  type Posting,
} from '../../functions/src/features/ledger/ledger.domain.ts';
import { derivePaymentId } from '../../functions/src/features/payments/payment.service.ts';
import { SHOP_DEFAULTS } from '../../functions/src/platform/parameters/shop-parameters.ts';
import { deriveReadableCode } from './data/fixed-values.ts';
import { ananyasLedger, DEMO_COUPON, OPEN_GIFT_CODES, OPEN_GIFT_PAISE } from './data/ledger.ts';
import { demoPeople } from './data/people.ts';
import type { SeedDocument } from './seed-document.ts';

/** Price of a point: the default of the shop's settings. */
const { point_paise: POINT_PAISE } = SHOP_DEFAULTS;

type Purchase = (typeof ananyasLedger.purchases)[number];

interface DatedPosting {
  at: string;
  posting: Posting;
}

/** Gift cards, a coupon, and the demo customer's ledger, purchases and referrals. */
export function ledgerDocuments(): SeedDocument[] {
  const { friends, giftCard, owner, purchases } = ananyasLedger;
  return [
    ...OPEN_GIFT_CODES.map((code) => cardDocument(code, OPEN_GIFT_PAISE)),
    cardDocument(giftCard.code, giftCard.worthPaise, { by: owner, at: giftCard.at }),
    couponDocument(),
    ...friends.map(referralDocument),
    ...purchases.map(purchaseDocument),
    ...balanceDocuments(),
  ];
}

/** Creation time of the demo gift cards and the demo coupon; earlier than any use of them. */
const GIFT_CARDS_MADE_AT = '2026-01-05T06:00:00.000Z';

function couponDocument(): SeedDocument {
  const coupon: CouponRecord = {
    id: DEMO_COUPON,
    code: DEMO_COUPON,
    title: '10% off albums',
    kind: 'percent',
    percent: 10,
    amount_paise: paise(0),
    starts_at: null,
    ends_at: null,
    max_uses: null,
    max_uses_per_customer: 1,
    min_order_paise: paise(100_000),
    category_ids: [],
    is_with_referral: false,
    is_active: true,
    uses: 0,
    version: 1,
    created_at: GIFT_CARDS_MADE_AT,
  };
  return {
    path: `coupons/${coupon.id}`,
    data: { ...coupon, created_at: new Date(GIFT_CARDS_MADE_AT) },
  };
}

function cardDocument(
  code: string,
  worth_paise: Paise,
  redeemed: { by: string; at: string } | null = null,
): SeedDocument {
  const { path, data } = giftCardDocument(code, {
    id: 'demo',
    worth_paise,
    made_at: new Date(GIFT_CARDS_MADE_AT),
    expires_at: null,
  });
  if (!redeemed) return { path, data };
  return {
    path,
    data: { ...data, redeemed_by: redeemed.by, redeemed_at: new Date(redeemed.at), state: 'used' },
  };
}

function codeOf(uid: string): string {
  const person = demoPeople.find((one) => one.uid === uid);
  if (!person) throw new Error(`there is no demo account '${uid}'`);
  return person.referral_code;
}

const orderOf = (uid: string) => `ORD${deriveReadableCode(`first order of ${uid}`, 8)}`;

function referralDocument(friend: (typeof ananyasLedger.friends)[number]): SeedDocument {
  const { joinedAt, name, rewardedAt, uid } = friend;
  return {
    path: `referrals/${uid}`,
    data: {
      code: codeOf(ananyasLedger.owner),
      inviter_uid: ananyasLedger.owner,
      invitee_uid: uid,
      invitee_name: name,
      created_at: new Date(joinedAt),
      discount_placement_id: rewardedAt === null ? null : `placement-${orderOf(uid)}`,
      rewarded_at: rewardedAt === null ? null : new Date(rewardedAt),
      rewarded_order_id: rewardedAt === null ? null : orderOf(uid),
    },
  };
}

function purchased({ at, points }: Purchase) {
  const transaction_id = `demo-points-${at.slice(0, 10)}`;
  return {
    id: derivePaymentId(ananyasLedger.owner, transaction_id),
    transaction_id,
    reference: `PAY${deriveReadableCode(`payment ${transaction_id}`, 8)}`,
    amount_paise: pointsValue(points, POINT_PAISE),
  };
}

/** Payment of a purchase of points with a test card. */
function purchaseDocument(purchase: Purchase): SeedDocument {
  const made = new Date(purchase.at);
  const payment = {
    ...purchased(purchase),
    user_id: ananyasLedger.owner,
    payment_type: 'credits',
    payment_method: 'card',
    payment_status: 'paid',
    cart_id: null,
    order_id: null,
    placement_id: null,
    order_ids: [],
    points: purchase.points,
    paid_before_paise: 0,
    provider: 'sandbox',
    livemode: false,
    attention: null,
    dispute: null,
    provider_state: {},
    failure: '',
    submitted_at: made,
    refund: 'none',
    created_at: made,
    updated_at: made,
  };
  return { path: `payments/${payment.id}`, data: payment };
}

function postings(): DatedPosting[] {
  const { friends, giftCard, purchases } = ananyasLedger;
  const card: Posting = {
    id: `gift-card-${giftCardId(giftCard.code)}`,
    account: 'gift',
    kind: 'gift_card',
    amount: giftCard.worthPaise,
    reference: giftCard.code.slice(-4),
  };
  const points = { account: 'points', reference: '' } as const;
  const reward = { ...points, kind: 'referral', amount: SHOP_DEFAULTS.referral_points } as const;
  const bought = { ...points, kind: 'bought' } as const;
  const all: DatedPosting[] = [
    { at: giftCard.at, posting: card },
    ...friends.flatMap(({ rewardedAt: at, uid }) =>
      at === null ? [] : [{ at, posting: { ...reward, id: `referral-${uid}` } }],
    ),
    ...purchases.map((purchase) => {
      const { id, reference } = purchased(purchase);
      const { at, points: amount } = purchase;
      return { at, posting: { ...bought, id: `bought-${id}`, amount, reference } };
    }),
  ];
  return all.sort((one, other) => one.at.localeCompare(other.at));
}

/** Ledger entries in order, and the resulting balances. */
function balanceDocuments(): SeedDocument[] {
  const path = `ledgers/${ananyasLedger.owner}`;
  const dated = postings();
  const { entries, standing } = applyPostings(
    EMPTY_LEDGER,
    dated.map(({ posting }) => posting),
  );
  const last = dated.at(-1);
  if (!last) throw new Error('the demo ledger is empty');
  return [
    ...entries.map((entry, index) => ({
      path: `${path}/entries/${entry.id}`,
      data: { ...entry, at: new Date(dated[index]?.at ?? last.at) },
    })),
    {
      path,
      data: {
        gift_paise: standing.gift,
        points: standing.points,
        entries: standing.entries,
        updated_at: new Date(last.at),
      },
    },
  ];
}
