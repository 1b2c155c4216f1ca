import { isStaff } from '@smriti/shared/account/roles';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyRoute } from '../lib/loading/lazy-route';
import { useSession } from '../lib/session/session-store';
import { useLogout } from './layout/use-logout';
import { RequireSession } from './RequireSession';

const AdminRoutes = lazyRoute(() => import('../features/admin/AdminRoutes'));

/** Everything below /admin: to whom it does not belong, it is a path like any other that is not there. */
export default function StaffRoutes() {
  const logout = useLogout();
  const role = useSession(({ user }) => user?.role);
  const isForStaff = role !== undefined && isStaff(role);
  const onLogout = () => void logout();
  return (
    <Routes>
      <Route
        path="*"
        element={
          <RequireSession
            awaited={isForStaff ? <AdminRoutes onLogout={onLogout} isAwaited /> : undefined}
          >
            {/* Staff alone get the code of the console (docs/rules.md#console-1). */}
            {isForStaff ? <AdminRoutes onLogout={onLogout} /> : <Navigate to="/" replace />}
          </RequireSession>
        }
      />
    </Routes>
  );
}
