import {
  changeCoupon,
  type Coupon,
  createCoupon,
  getCoupon,
} from '@smriti/shared/order/coupon-management';
import { couponName } from '@smriti/shared/order/coupons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { callApi } from '#lib/api/api.ts';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { QueryFallbackPage } from '../components/QueryFallback';
import { RecordForm } from '../components/RecordForm';
import { StaffPage } from '../components/StaffPage';
import { useRecordForm } from '../lib/use-record-form';
import {
  type CouponForm,
  listCouponProblems,
  NEW_COUPON,
  toCouponBody,
  toCouponForm,
} from './coupon-form';
import { CouponFields } from './CouponFields';
import { adminCouponMessages, couponFormMessages } from './messages';

/** Page /admin/coupons/:id, with the form of a coupon; 'new' creates one. */
export default function CouponPage() {
  const t = useMessages(adminCouponMessages);
  const form = useMessages(couponFormMessages);
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const query = useQuery({
    queryKey: staffQueryKeys['staff-coupons'].one(id),
    queryFn: ({ signal }) => callApi(getCoupon, { params: { id }, signal }),
    enabled: !isNew,
  });
  const back = { to: '/admin/coupons', label: t.back };
  if (!isNew && query.data === undefined) {
    return <QueryFallbackPage title={t.heading} back={back} query={query} failed={t.loadFailed} />;
  }
  const coupon = query.data?.coupon ?? null;
  return (
    <StaffPage title={coupon ? couponName(coupon) : form.newHeading} back={back}>
      <CouponEditor key={id} coupon={coupon} />
    </StaffPage>
  );
}

/** Form of a coupon; null for a new one. */
function CouponEditor({ coupon }: { coupon: Coupon | null }) {
  const t = useMessages(couponFormMessages);
  const list = useMessages(adminCouponMessages);
  const navigate = useNavigate();
  // A retry after a lost response reuses the key and returns the same coupon.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const editing = useRecordForm({
    stored: coupon
      ? { values: toCouponForm(coupon), version: coupon.version }
      : { values: NEW_COUPON, version: null },
    isNew: coupon === null,
    problemsOf: listCouponProblems,
    send: ({ values: sent, version }) => {
      const body = toCouponBody(sent);
      if (coupon) {
        const params = { id: coupon.id };
        return callApi(changeCoupon, {
          params,
          body: { ...body, version: version ?? coupon.version },
        });
      }
      const code = sent.hasCode ? sent.code : null;
      return callApi(createCoupon, { body: { ...body, code }, idempotencyKey });
    },
    makesStale: ['staff-coupons', 'staff-audit'],
    success: () => (coupon ? t.saved : t.created),
    onDone: (saved) => {
      if (!coupon) void navigate(`/admin/coupons/${saved.coupon.id}`, { replace: true });
    },
  });
  const { values, form } = editing;
  function edit(changed: Partial<CouponForm>): void {
    editing.change(changed);
    if ('firstDay' in changed) form.edited(['lastDay']);
  }
  return (
    <RecordForm editing={editing} isLong>
      {coupon && (
        <p className="muted">
          {list.uses}: <span className="tabular">{formatCount(coupon.uses)}</span>
        </p>
      )}
      <CouponFields
        values={values}
        isNew={coupon === null}
        hasProblem={(field) => form.problemOf(field) !== undefined}
        onEdit={edit}
      />
    </RecordForm>
  );
}
