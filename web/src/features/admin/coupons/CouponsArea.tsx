import { type Coupon, type CouponState, listCoupons } from '@smriti/shared/order/coupon-management';
import Plus from 'lucide-react/icons/plus';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { callPage } from '#lib/api/api.ts';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { DateText } from '../components/formatted-values';
import { SearchField } from '../components/SearchField';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { type ListFilters, useListFilters } from '../lib/use-list-filters';
import { useStaffList } from '../lib/use-staff-list';
import { adminCouponMessages } from './messages';

const CouponPage = lazy(() => import('./CouponPage'));

/** Routes below /admin/coupons: the list of coupons, and the form of each. */
export default function CouponsArea() {
  return (
    <Routes>
      <Route index element={<CouponsPage />} />
      <Route path=":id" element={<CouponPage />} />
      <Route path="*" element={<Navigate to="/admin/coupons" replace />} />
    </Routes>
  );
}

const TONES: Readonly<Record<CouponState, StatusTone>> = {
  off: 'ended',
  scheduled: 'info',
  valid: 'success',
  expired: 'ended',
  used_up: 'ended',
};

function useCoupons({ q, active: activeName }: ListFilters<'q' | 'active'>) {
  const active = (['on', 'off'] as const).find((name) => name === activeName);
  const asked = { ...(q !== '' && { q }), ...(active && { active }) };
  return useStaffList({
    queryKey: staffQueryKeys['staff-coupons'].list(asked),
    fetchPage: (cursor, signal) => callPage(listCoupons, { query: { ...asked, cursor }, signal }),
    rowsOf: ({ coupons }) => coupons,
  });
}

function useColumns(): RecordColumn<Coupon>[] {
  const t = useMessages(adminCouponMessages);
  const takesOff = ({ kind, percent, amount }: Coupon) =>
    kind === 'percent'
      ? t.percentOff({ percent })
      : kind === 'amount'
        ? formatRupees(amount)
        : t.freeShipping;
  return [
    {
      id: 'name',
      label: t.name,
      isWide: true,
      cell: ({ id, code, title }) => (
        <span className="stack wrap-anywhere">
          <Link to={id}>{code ?? title}</Link>
          <span className="muted text-sm">{code === null ? t.withoutCode : title}</span>
        </span>
      ),
    },
    {
      id: 'takesOff',
      label: t.takesOff,
      cell: (coupon) => <span className="tabular">{takesOff(coupon)}</span>,
    },
    {
      id: 'state',
      label: t.state,
      cell: ({ state }) => <StatusBadge tone={TONES[state]}>{t[state]}</StatusBadge>,
    },
    {
      id: 'uses',
      label: t.uses,
      cell: ({ uses, max_uses: most }) => (
        <span className="tabular">
          {most === null
            ? formatCount(uses)
            : t.usesOf({ uses: formatCount(uses), most: formatCount(most) })}
        </span>
      ),
    },
    {
      id: 'until',
      label: t.until,
      cell: ({ ends_at }) =>
        ends_at === null ? (
          t.forever
        ) : (
          <DateText of={new Date(Date.parse(ends_at) - 1).toISOString()} />
        ),
    },
  ];
}

function CouponsPage() {
  const t = useMessages(adminCouponMessages);
  const { filters, setFilters, isFiltered, clear } = useListFilters({ q: '', active: '' });
  const list = useCoupons(filters);
  const create = (
    <ButtonLink to="new" variant="filled" icon={<Plus aria-hidden="true" />}>
      {t.create}
    </ButtonLink>
  );
  return (
    <StaffPage title={t.heading} intro={t.intro} actions={create}>
      <FilterBar isFiltered={isFiltered} onClear={clear}>
        <SearchField label={t.search} value={filters.q} onChange={(q) => setFilters({ q })} />
        <FilterTabs
          label={t.active}
          options={[
            { value: '', label: t.all },
            { value: 'on', label: t.on },
            { value: 'off', label: t.off },
          ]}
          value={filters.active}
          onChange={(active) => setFilters({ active })}
        />
      </FilterBar>
      <StaffList
        list={list}
        caption={t.caption}
        isDense
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="album" title={t.empty} />}
        isFiltered={isFiltered}
        onClearFilters={clear}
      />
    </StaffPage>
  );
}
