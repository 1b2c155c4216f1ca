import { isStaffRole } from '@smriti/shared/account/roles';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { lazyRoute } from '#lib/loading/lazy-route.ts';
import { useSession } from '#lib/session/session-store.ts';
import { useLogout } from './layout/use-logout';
import { RequireSession } from './RequireSession';

const fetchRoleCheck = () => import('./RequireRole');
const RequireRole = lazyRoute(fetchRoleCheck);
const AdminRoutes = lazyRoute(() => import('#features/admin/AdminRoutes.tsx'), 'console');

const ReviewArea = lazyRoute(
  () => import('#features/review/ReviewArea.tsx'),
  'review',
  'orders',
  'book',
);
// Loaded after the page.
const LanguageSwitch = lazyOptionalComponent(
  'LanguageSwitch',
  async () => (await import('./layout/LanguageSwitch')).LanguageSwitch,
);

const PAGES = { review: ReviewArea };

const fetchRoleCheckAhead = () => void fetchRoleCheck().catch(() => undefined);

/**
 * All routes below /admin. Users who are not staff are redirected to the home page, as for unknown
 * paths.
 */
export default function StaffRoutes() {
  const logout = useLogout();
  const role = useSession(({ user }) => user?.role);
  const isForStaff = role !== undefined && isStaffRole(role);
  const shared = {
    onLogout: () => void logout(),
    languageSwitch: (
      <Suspense>
        <LanguageSwitch />
      </Suspense>
    ),
    pages: PAGES,
  };
  return (
    <Routes>
      <Route
        path="*"
        element={
          <RequireSession
            fetchAhead={isForStaff ? fetchRoleCheckAhead : undefined}
            placeholder={isForStaff ? <AdminRoutes {...shared} isSessionPending /> : undefined}
          >
            {/* Only staff load the code of the console (docs/rules.md#console-1). */}
            {isForStaff ? (
              <RequireRole role={role}>
                <AdminRoutes {...shared} />
              </RequireRole>
            ) : (
              <Navigate to="/" replace />
            )}
          </RequireSession>
        }
      />
    </Routes>
  );
}
