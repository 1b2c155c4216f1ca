import { endOfIndianDay, startOfIndianDay, toIndianDay } from '@smriti/shared/base/indian-days';
import type { InputOf } from '@smriti/shared/base/endpoint';
import {
  type changeCoupon,
  type Coupon,
  MAX_COUPON_MIN_ORDER_RUPEES,
  MAX_COUPON_RUPEES,
  MAX_COUPON_USES,
} from '@smriti/shared/order/coupon-management';
import { type CouponKind, toCouponCode } from '@smriti/shared/order/coupons';

export interface CouponForm {
  title: string;
  /** Whether customers enter a code; otherwise the coupon is an offer for everybody. */
  hasCode: boolean;
  code: string;
  kind: CouponKind;
  percent: string;
  amount: string;
  /** First and last day, as in date fields; '' if none. */
  firstDay: string;
  lastDay: string;
  /** '' for no limit. */
  maxUses: string;
  maxUsesPerCustomer: string;
  minOrder: string;
  categoryIds: readonly number[];
  isWithReferral: boolean;
  isActive: boolean;
}

export const NEW_COUPON: CouponForm = {
  title: '',
  hasCode: true,
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  firstDay: '',
  lastDay: '',
  maxUses: '',
  maxUsesPerCustomer: '1',
  minOrder: '',
  categoryIds: [],
  isWithReferral: false,
  isActive: true,
};

const text = (value: number | null) => (value === null || value === 0 ? '' : String(value));

/** Last day of a coupon that ends before a moment; '' if it does not end. */
function lastDayBefore(moment: string | null): string {
  return moment === null ? '' : toIndianDay(new Date(Date.parse(moment) - 1));
}

export function toCouponForm(coupon: Coupon): CouponForm {
  return {
    title: coupon.title,
    hasCode: coupon.code !== null,
    code: coupon.code ?? '',
    kind: coupon.kind,
    percent: text(coupon.percent),
    amount: text(coupon.amount),
    firstDay: coupon.starts_at === null ? '' : toIndianDay(new Date(coupon.starts_at)),
    lastDay: lastDayBefore(coupon.ends_at),
    maxUses: text(coupon.max_uses),
    maxUsesPerCustomer: text(coupon.max_uses_per_customer),
    minOrder: text(coupon.min_order),
    categoryIds: coupon.category_ids,
    isWithReferral: coupon.is_with_referral,
    isActive: coupon.is_active,
  };
}

export type CouponProblem =
  | 'title'
  | 'code'
  | 'percent'
  | 'amount'
  | 'lastDay'
  | 'maxUses'
  | 'maxUsesPerCustomer'
  | 'minOrder';

const isWhole = (typed: string, most: number) =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most;
const isRupees = (typed: string, most: number) =>
  /^\d+(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most;
const isLimit = (typed: string) => typed.trim() === '' || isWhole(typed, MAX_COUPON_USES);

/** Invalid fields in the order of the form. */
export function listCouponProblems(form: CouponForm): { field: CouponProblem }[] {
  const { firstDay, lastDay, minOrder } = form;
  const isValid: Record<CouponProblem, boolean> = {
    title: form.title.trim() !== '',
    code: !form.hasCode || toCouponCode(form.code) !== null,
    percent: form.kind !== 'percent' || isWhole(form.percent, 100),
    amount: form.kind !== 'amount' || isRupees(form.amount, MAX_COUPON_RUPEES),
    lastDay: firstDay === '' || lastDay === '' || firstDay <= lastDay,
    maxUses: isLimit(form.maxUses),
    maxUsesPerCustomer: isLimit(form.maxUsesPerCustomer),
    minOrder: minOrder.trim() === '' || isRupees(minOrder, MAX_COUPON_MIN_ORDER_RUPEES),
  };
  const fields = Object.keys(isValid) as CouponProblem[];
  return fields.filter((field) => !isValid[field]).map((field) => ({ field }));
}

const toLimit = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** Request body of a valid form, without code and version. */
export function toCouponBody(
  form: CouponForm,
): Omit<InputOf<(typeof changeCoupon)['body']>, 'version'> {
  const { firstDay, lastDay } = form;
  return {
    title: form.title.trim(),
    kind: form.kind,
    percent: form.kind === 'percent' ? Number(form.percent) : 0,
    amount: form.kind === 'amount' ? Number(form.amount) : 0,
    starts_at: firstDay === '' ? null : startOfIndianDay(firstDay).toISOString(),
    ends_at: lastDay === '' ? null : endOfIndianDay(lastDay).toISOString(),
    max_uses: toLimit(form.maxUses),
    max_uses_per_customer: toLimit(form.maxUsesPerCustomer),
    min_order: Number(form.minOrder),
    category_ids: [...form.categoryIds],
    is_with_referral: form.isWithReferral,
    is_active: form.isActive,
  };
}
