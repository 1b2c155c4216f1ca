import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import type { LazyPage } from '#lib/loading/lazy-page.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { AccountShell, AccountPagePlaceholder } from './AccountAreaPlaceholder';
import { AccountDashboardPage } from './AccountDashboardPage';
import { accountMessages } from './messages';

const InformationPage = lazy(() => import('./information/InformationPage'));

interface AccountRoutesProps {
  /** Pages of other features inside the account area, by path. */
  pages: Readonly<Record<string, Pick<LazyPage, 'Page'>>>;
}

/** Layout and routes of the account area (docs/rules.md#pages-7). */
export default function AccountRoutes({ pages }: AccountRoutesProps) {
  return (
    <Routes>
      <Route
        element={
          <AccountShell>
            <AccountPage />
          </AccountShell>
        }
      >
        <Route index element={<Navigate to="account-dashboard" replace />} />
        <Route path="account-dashboard" element={<AccountDashboardPage />} />
        <Route path="account-information" element={<InformationPage />} />
        {Object.entries(pages).map(([path, { Page }]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

/** Page of the current path; if it cannot be loaded, the menu stays. */
function AccountPage() {
  const t = useMessages(accountMessages);
  const { pathname } = useLocation();
  return (
    <FailureBoundary key={pathname} message={t.pageBroke} action={t.reload}>
      <Suspense fallback={<AccountPagePlaceholder />}>
        <Outlet />
      </Suspense>
    </FailureBoundary>
  );
}

/** Page for unknown paths of the account area (docs/rules.md#pages-7). */
function NotFound() {
  const t = useMessages(accountMessages);
  return (
    <>
      <title>{t.sectionTitle({ section: t.notFound })}</title>
      <PageHeading>{t.notFound}</PageHeading>
      <EmptyState
        drawing="search"
        title={t.notFoundHint}
        action={<ButtonLink to="/my-account/account-dashboard">{t.backToAccount}</ButtonLink>}
      />
    </>
  );
}
