import { type Dashboard, getDashboard } from '@smriti/shared/staff/dashboard';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { QuerySection } from '../components/QueryFallback';
import { StaffPage } from '../components/StaffPage';
import { BestSellers } from './BestSellers';
import { BackgroundWorkHealth } from './BackgroundWorkHealth';
import { todayMessages } from './messages';
import { AlbumPipeline } from './AlbumPipeline';
import { SalesByDay } from './SalesByDay';
import { WaitingWork } from './WaitingWork';
import { PaymentProblems } from './PaymentProblems';

const FailuresPage = lazy(() => import('./FailuresPage'));
const FiguresPage = lazy(() => import('./figures/FiguresPage'));

const REFRESH_MS = 60_000;

/** Start page of the console: work that waits for staff, and key figures of the shop. */
export function TodayPage() {
  const t = useMessages(todayMessages);
  const query = useQuery({
    queryKey: staffQueryKeys['staff-dashboard'].own(),
    queryFn: ({ signal }) => callApi(getDashboard, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return (
    <StaffPage title={t.heading}>
      <QuerySection query={query} failed={t.failed} heights={['7rem', '18rem', '14rem']}>
        {(dashboard) => <Parts dashboard={dashboard} />}
      </QuerySection>
      <BackgroundWorkHealth />
    </StaffPage>
  );
}

function Parts({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <WaitingWork waiting={dashboard.waiting} />
      <SalesByDay days={dashboard.days} asOf={dashboard.as_of} />
      <div className="stack grid-cols-1 desk-cols-2 gap-6">
        <AlbumPipeline pipeline={dashboard.pipeline} days={dashboard.days} />
        <BestSellers products={dashboard.products} />
      </div>
    </>
  );
}

/** Routes of the today area: the start page, and lists without an area of their own. */
export default function TodayArea() {
  return (
    <Routes>
      <Route index element={<TodayPage />} />
      <Route path="payments" element={<PaymentProblems />} />
      <Route path="figures" element={<FiguresPage />} />
      <Route path="failures" element={<FailuresPage />} />
    </Routes>
  );
}
