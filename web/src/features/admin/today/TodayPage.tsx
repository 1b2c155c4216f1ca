import { type Dashboard, getDashboard } from '@smriti/shared/staff/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { call } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffKeys } from '#lib/queries/staff.ts';
import { QueryPart } from '../components/Unread';
import { StaffPage } from '../components/StaffPage';
import { BestSold } from './BestSold';
import { Health } from './Health';
import { todayMessages } from './messages';
import { Pipeline } from './Pipeline';
import { Sales } from './Sales';
import { WaitingWork } from './WaitingWork';
import { FailuresPage } from './FailuresPage';
import { PaymentTroubles } from './PaymentTroubles';

const REFRESH_MS = 60_000;

/** Start page of the console: work that waits for staff, and key figures of the shop. */
export function TodayPage() {
  const t = useMessages(todayMessages);
  const query = useQuery({
    queryKey: staffKeys['staff-dashboard'].own(),
    queryFn: ({ signal }) => call(getDashboard, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return (
    <StaffPage title={t.heading}>
      <QueryPart query={query} failed={t.failed} heights={['7rem', '18rem', '14rem']}>
        {(dashboard) => <Parts dashboard={dashboard} />}
      </QueryPart>
      <Health />
    </StaffPage>
  );
}

function Parts({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <WaitingWork waiting={dashboard.waiting} />
      <Sales days={dashboard.days} asOf={dashboard.as_of} />
      <div className="stack grid-cols-1 desk-cols-2 gap-6">
        <Pipeline pipeline={dashboard.pipeline} days={dashboard.days} />
        <BestSold products={dashboard.products} />
      </div>
    </>
  );
}

/** Routes of the today area: the start page, and lists without an area of their own. */
export default function TodayArea() {
  return (
    <Routes>
      <Route index element={<TodayPage />} />
      <Route path="payments" element={<PaymentTroubles />} />
      <Route path="failures" element={<FailuresPage />} />
    </Routes>
  );
}
