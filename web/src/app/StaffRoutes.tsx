import { isStaffRole } from '@smriti/shared/account/roles';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyRoute } from '#lib/loading/lazy-route.ts';
import { useSession } from '#lib/session/session-store.ts';
import { useLogout } from './layout/use-logout';
import { RequireSession } from './RequireSession';

const fetchRoleCheck = () => import('./RequireRole');
const RequireRole = lazyRoute(fetchRoleCheck);
const AdminRoutes = lazyRoute(() => import('#features/admin/AdminRoutes.tsx'));

const ReviewArea = lazyRoute(() => import('#features/review/ReviewArea.tsx'));
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
  const onLogout = () => void logout();
  return (
    <Routes>
      <Route
        path="*"
        element={
          <RequireSession
            fetchAhead={isForStaff ? fetchRoleCheckAhead : undefined}
            placeholder={
              isForStaff ? (
                <AdminRoutes onLogout={onLogout} pages={PAGES} isSessionPending />
              ) : undefined
            }
          >
            {/* Only staff load the code of the console (docs/rules.md#console-1). */}
            {isForStaff ? (
              <RequireRole role={role}>
                <AdminRoutes onLogout={onLogout} pages={PAGES} />
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
