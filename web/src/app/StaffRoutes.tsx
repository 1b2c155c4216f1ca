import { isStaff } from '@smriti/shared/account/roles';
import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { useSession } from '../lib/session/session-store';
import { useLogout } from './layout/use-logout';
import { RequireSession } from './RequireSession';

const AdminRoutes = lazy(() => import('../features/admin/AdminRoutes'));

/** Everything below /admin: to whom it does not belong, it is a path like any other that is not there. */
export default function StaffRoutes() {
  const logout = useLogout();
  return (
    <Routes>
      <Route element={<RequireSession />}>
        <Route element={<RequireStaff />}>
          <Route path="*" element={<AdminRoutes onLogout={() => void logout()} />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** Shows its routes to staff alone, who get the code of the console with them (docs/rules.md#console-1). */
function RequireStaff() {
  const role = useSession(({ user }) => user?.role);
  return role !== undefined && isStaff(role) ? <Outlet /> : <Navigate to="/" replace />;
}
