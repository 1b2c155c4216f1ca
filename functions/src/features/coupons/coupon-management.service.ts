import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import * as management from '@smriti/shared/order/coupon-management';
import { toCouponCode } from '@smriti/shared/order/coupons';
import type { AuditValues } from '@smriti/shared/staff/audit';
import { isAlreadyExists, type DatabaseTransaction } from '../../platform/database/database';
import { runOnce } from '../../platform/database/idempotency';
import type { Deps } from '../../platform/deps';
import { type ListHeaders, loadListPage } from '../../platform/list-page';
import type { StaffCall } from '../../platform/staff-call';
import { recordStaffAction } from '../audit/audit.service';
import { couponState } from './coupon.domain';
import type { CouponRecord } from './coupon.records';
import {
  countCoupons,
  createCouponRecord,
  findActiveOffers,
  findCoupon,
  findCouponPage,
  writeCoupon,
} from './coupon.repository';
import { clearOffersCache } from './coupon.service';

type Answer = AnswerOf<typeof management.getCoupon>;
type CreateForm = OutputOf<(typeof management.createCoupon)['body']>;
type FormFields = Omit<CreateForm, 'code'>;

/** Fields of a form as stored; percent and amount only where the kind has them. */
function toRecordFields({ amount, min_order, ...form }: FormFields) {
  return {
    ...form,
    percent: form.kind === 'percent' ? form.percent : 0,
    amount_paise: toPaise(form.kind === 'amount' ? amount : 0),
    min_order_paise: toPaise(min_order),
    category_ids: [...new Set(form.category_ids)].toSorted((a, b) => a - b),
  };
}

function present(coupon: CouponRecord, now: Date): management.Coupon {
  const { amount_paise, min_order_paise, ...fields } = coupon;
  return {
    ...fields,
    amount: toRupees(amount_paise),
    min_order: toRupees(min_order_paise),
    state: couponState(coupon, now),
  };
}

/** Audit values of a coupon: all fields except its title. */
function auditValues(coupon: CouponRecord) {
  return {
    kind: coupon.kind,
    percent: coupon.percent,
    amount: toRupees(coupon.amount_paise),
    starts_at: coupon.starts_at,
    ends_at: coupon.ends_at,
    max_uses: coupon.max_uses,
    max_uses_per_customer: coupon.max_uses_per_customer,
    min_order: toRupees(coupon.min_order_paise),
    category_ids: coupon.category_ids,
    is_with_referral: coupon.is_with_referral,
    is_active: coupon.is_active,
  } satisfies AuditValues<'coupon.created'>;
}

/** Audit values that differ after a change. */
function changedValues(of: CouponRecord, other: CouponRecord) {
  const others = new Map<string, unknown>(Object.entries(auditValues(other)));
  return Object.fromEntries(
    Object.entries(auditValues(of)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(others.get(name)),
    ),
  );
}

function noSuchCoupon(): AppError {
  return new AppError('not_found', 'There is no such coupon.');
}

/** @throws AppError business_rule when the maximum number of offers without a code is reached. */
async function assertRoomForOffer(
  tx: DatabaseTransaction,
  { id, code, is_active }: Pick<CouponRecord, 'id' | 'code' | 'is_active'>,
): Promise<void> {
  if (code !== null || !is_active) return;
  const others = (await findActiveOffers(tx, management.MAX_OFFERS + 1)).filter(
    (offer) => offer.id !== id,
  );
  if (others.length < management.MAX_OFFERS) return;
  const message = `At most ${management.MAX_OFFERS} offers without a code can be switched on. Please switch one of them off first.`;
  throw new AppError('business_rule', message);
}

/** @throws AppError not_found. */
export async function getCouponForAdmins(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<Answer> {
  const coupon = await findCoupon(db, id);
  if (!coupon) throw noSuchCoupon();
  return { coupon: present(coupon, clock.now()) };
}

interface CouponPage extends AnswerOf<typeof management.listCoupons> {
  headers: ListHeaders;
}

/**
 * Coupons, newest first; a whole code as search text finds its coupon.
 * @throws AppError invalid_input.
 */
export async function getCouponPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { q, active, ...list }: OutputOf<(typeof management.listCoupons)['query']>,
): Promise<CouponPage> {
  const now = clock.now();
  if (q !== undefined) {
    const code = toCouponCode(q);
    const coupon = code === null ? null : await findCoupon(db, code);
    return { coupons: coupon ? [present(coupon, now)] : [], headers: {} };
  }
  const search = { isActive: active === undefined ? undefined : active === 'on' };
  const { records, headers } = await loadListPage(list, {
    find: (page) => findCouponPage(db, search, page),
    count: () => countCoupons(db, search),
  });
  return { coupons: records.map((coupon) => present(coupon, now)), headers };
}

/**
 * Creates a coupon.
 * @throws AppError conflict for a code that exists; business_rule for too many offers without a code.
 */
export async function createNewCoupon(
  deps: Deps,
  { by, form: { code, ...form }, idempotency }: StaffCall<typeof management.createCoupon>,
): Promise<Answer> {
  const now = deps.clock.now();
  try {
    return await runOnce(deps, idempotency, management.createCoupon.response, async (tx) => {
      const coupon: CouponRecord = {
        ...toRecordFields(form),
        id: code ?? deps.ids.id(),
        code,
        uses: 0,
        version: 1,
        created_at: now.toISOString(),
      };
      await assertRoomForOffer(tx, coupon);
      createCouponRecord(tx, coupon);
      recordStaffAction(tx, deps, {
        by,
        action: 'coupon.created',
        record: { kind: 'coupon', id: coupon.id },
        after: auditValues(coupon),
      });
      return { coupon: present(coupon, now) };
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const message = `There is a coupon with the code ${code ?? ''} already.`;
    throw new AppError('conflict', message, { cause: error });
  } finally {
    clearOffersCache(deps);
  }
}

/**
 * Changes a coupon. Orders keep what they were granted.
 * @throws AppError not_found; conflict with the current coupon for an outdated version; business_rule for too
 * many offers without a code.
 */
export async function updateCoupon(
  deps: Deps,
  { by, id, form: { version, ...form }, idempotency }: StaffCall<typeof management.changeCoupon>,
): Promise<Answer> {
  const now = deps.clock.now();
  const answer = await runOnce(deps, idempotency, management.changeCoupon.response, async (tx) => {
    const before = await findCoupon(tx, id);
    if (!before) throw noSuchCoupon();
    if (before.version !== version) {
      throw new AppError(
        'conflict',
        'Somebody else has changed this coupon meanwhile. Please reload the page.',
        {
          details: { coupon: present(before, now) },
        },
      );
    }
    const after: CouponRecord = { ...before, ...toRecordFields(form), version: version + 1 };
    await assertRoomForOffer(tx, after);
    writeCoupon(tx, after);
    recordStaffAction(tx, deps, {
      by,
      action: 'coupon.changed',
      record: { kind: 'coupon', id },
      before: changedValues(before, after),
      after: changedValues(after, before),
    });
    return { coupon: present(after, now) };
  });
  clearOffersCache(deps);
  return answer;
}
