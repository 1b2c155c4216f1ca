import {
  type ListedPaymentLink,
  listPaymentLinks,
  PAYMENT_LINK_FILTERS,
} from '@smriti/shared/order/payment-link-management';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { DateText, RupeeAmount } from '../components/formatted-values';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { type ListFilters, useListFilters } from '../lib/use-list-filters';
import { useStaffList } from '../lib/use-staff-list';
import { paymentLinkMessages } from './messages';
import styles from './PaymentLinks.module.css';
import { PaymentLinkState } from './PaymentLinkState';

const NewPaymentLinkPage = lazy(() => import('./NewPaymentLinkPage'));
const PaymentLinkPage = lazy(() => import('./PaymentLinkPage'));

/** Routes below /admin/payment-links: the list, the form of a new link, and the page of each. */
export default function PaymentLinksArea() {
  return (
    <Routes>
      <Route index element={<PaymentLinksPage />} />
      <Route path="new/:uid" element={<NewPaymentLinkPage />} />
      <Route path=":id" element={<PaymentLinkPage />} />
      <Route path="*" element={<Navigate to="/admin/payment-links" replace />} />
    </Routes>
  );
}

function usePaymentLinks({ state: stateName, customer }: ListFilters<'state' | 'customer'>) {
  const state = PAYMENT_LINK_FILTERS.find((name) => name === stateName);
  const asked = { ...(state && { state }), ...(customer !== '' && { user_id: customer }) };
  return useStaffList({
    queryKey: staffQueryKeys['staff-payment-links'].list(asked),
    fetchPage: (cursor, signal) =>
      callPage(listPaymentLinks, { query: { ...asked, cursor }, signal }),
    rowsOf: ({ links }) => links,
  });
}

function useColumns(): RecordColumn<ListedPaymentLink>[] {
  const t = useMessages(paymentLinkMessages);
  return [
    {
      id: 'customer',
      label: t.customer,
      isWide: true,
      isCut: true,
      cell: ({ id, customer_name, items }) => {
        const titles = items.map(({ title }) => title || t.untitled).join(', ');
        return (
          <span className="stack grid-cols-1 wrap-anywhere">
            <Link to={`/admin/payment-links/${id}`}>{customer_name || t.nameless}</Link>
            <span className={cx('muted text-sm', styles.titles)} title={titles}>
              {titles}
            </span>
          </span>
        );
      },
    },
    {
      id: 'amount',
      label: t.amount,
      cell: ({ amount_due }) => <RupeeAmount rupees={amount_due} />,
      align: 'end',
    },
    { id: 'state', label: t.state, cell: ({ state }) => <PaymentLinkState state={state} /> },
    { id: 'made', label: t.made, cell: ({ created_at }) => <DateText of={created_at} /> },
    { id: 'until', label: t.until, cell: ({ expires_at }) => <DateText of={expires_at} /> },
  ];
}

function PaymentLinksPage() {
  const t = useMessages(paymentLinkMessages);
  const { filters, setFilters, isFiltered, clear } = useListFilters({ state: '', customer: '' });
  const list = usePaymentLinks(filters);
  const columns = useColumns();
  return (
    <StaffPage
      title={t.heading}
      intro={t.intro}
      actions={<ButtonLink to="/admin/customers">{t.customers}</ButtonLink>}
    >
      <FilterBar isFiltered={isFiltered} onClear={clear}>
        <FilterTabs
          label={t.filter}
          options={[
            { value: '', label: t.all },
            { value: 'open', label: t.open },
            { value: 'ordered', label: t.tab_ordered },
            { value: 'expired', label: t.expired },
            { value: 'withdrawn', label: t.withdrawn },
          ]}
          value={filters.state}
          onChange={(state) => setFilters({ state })}
        />
      </FilterBar>
      <StaffList<ListedPaymentLink>
        {...{ list, columns, isFiltered }}
        isDense
        caption={t.caption}
        keyOf={({ id }) => id}
        onClearFilters={clear}
        empty={<EmptyState drawing="album" title={t.empty} />}
      />
    </StaffPage>
  );
}
