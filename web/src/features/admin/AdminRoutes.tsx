import { reviewingActor } from '@smriti/shared/album/album-states';
import type { Role } from '@smriti/shared/account/roles';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useSession } from '../../lib/session/session-store';
import { areasOf } from './areas';
import { AwaitedArea } from './AwaitedArea';
import { Shell } from './shell/Shell';

interface AdminRoutesProps {
  onLogout: () => void;
  /** Whether it is still asked who is signed in: areas are named then, and nothing of theirs is shown. */
  isAwaited?: boolean;
}

/** Where a member of staff begins: the first area of theirs; reviewers have the queue. */
function startOf(role: Role): string {
  const [first] = areasOf(role);
  if (first) return `/admin/${first.path}`;
  return reviewingActor(role) ? '/preview-product' : '/';
}

/** The console of the shop (docs/rules.md#console-1): one shell, and the areas that a role may see. */
export default function AdminRoutes({ onLogout, isAwaited = false }: AdminRoutesProps) {
  const user = useSession((session) => session.user);
  if (!user) return null;
  const areas = areasOf(user.role);
  const start = startOf(user.role);
  if (areas.length === 0) return <Navigate to={start} replace />;
  return (
    <Routes>
      <Route element={<Shell areas={areas} user={user} onLogout={onLogout} />}>
        <Route index element={<Navigate to={start} replace />} />
        {areas.map(({ path, name, Page }) => (
          <Route
            key={path}
            path={`${path}/*`}
            element={isAwaited ? <AwaitedArea name={name} /> : <Page />}
          />
        ))}
        <Route path="*" element={<Navigate to={start} replace />} />
      </Route>
    </Routes>
  );
}
