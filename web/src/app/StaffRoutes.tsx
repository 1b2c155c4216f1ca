import { isStaff } from '@smriti/shared/account/roles';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyRoute } from '#lib/loading/lazy-route.ts';
import { useSession } from '#lib/session/session-store.ts';
import { useLogout } from './layout/use-logout';
import { RequireSession } from './RequireSession';

const fetchDoor = () => import('./StaffDoor');
const StaffDoor = lazyRoute(fetchDoor);
const AdminRoutes = lazyRoute(() => import('#features/admin/AdminRoutes.tsx'));

const fetchAheadOfDoor = () => void fetchDoor().catch(() => undefined);

/** All routes below /admin; for users who are not staff they redirect to home like unknown paths. */
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
            fetchAhead={isForStaff ? fetchAheadOfDoor : undefined}
            awaited={isForStaff ? <AdminRoutes onLogout={onLogout} isAwaited /> : undefined}
          >
            {/* Only staff load the code of the console (docs/rules.md#console-1). */}
            {isForStaff ? (
              <StaffDoor role={role}>
                <AdminRoutes onLogout={onLogout} />
              </StaffDoor>
            ) : (
              <Navigate to="/" replace />
            )}
          </RequireSession>
        }
      />
    </Routes>
  );
}
