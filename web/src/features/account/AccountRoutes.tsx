import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Loading } from '../../components/feedback/Loading';
import { useMessages } from '../../lib/language/i18n';
import { AccountShell } from './AccountShell';
import { Dashboard } from './Dashboard';
import { accountMessages } from './messages';
import { NotFound } from './NotFound';

const Information = lazy(() => import('./information/Information'));

interface AccountRoutesProps {
  /** Pages of other features that stand in the account area, by their path in it. */
  pages: Readonly<Record<string, ComponentType>>;
}

/** The account area: one shell, and the pages of its routes (docs/rules.md#pages-7). */
export default function AccountRoutes({ pages }: AccountRoutesProps) {
  const t = useMessages(accountMessages);
  return (
    <Routes>
      <Route element={<AccountShell />}>
        <Route index element={<Navigate to="account-dashboard" replace />} />
        <Route path="account-dashboard" element={<Dashboard />} />
        {Object.entries({ ...pages, 'account-information': Information }).map(([path, Page]) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={<Loading label={t.loading} />}>
                <Page />
              </Suspense>
            }
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
