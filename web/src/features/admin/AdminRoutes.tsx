import type { Role } from '@smriti/shared/account/roles';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { listAreasOfRole, type AreaName, type InjectedPages } from './console-areas';
import { ConsoleShell } from './shell/ConsoleShell';
import styles from './AreaPlaceholder.module.css';
import { consoleShellMessages } from './shell/messages';

interface AdminRoutesProps {
  onLogout: () => void;
  languageSwitch: ReactNode;
  pages: InjectedPages;
  /** Whether the session is still being checked; areas then show only their headings. */
  isSessionPending?: boolean;
}

/** Path of a role's first area. */
function startOf(role: Role): string {
  const [first] = listAreasOfRole(role);
  return first ? `/admin/${first.path}` : '/';
}

/** The staff console (docs/rules.md#console-1): its layout and the areas that the role may see. */
export default function AdminRoutes({
  onLogout,
  languageSwitch,
  pages,
  isSessionPending = false,
}: AdminRoutesProps) {
  const user = useSession((session) => session.user);
  if (!user) return null;
  const areas = listAreasOfRole(user.role);
  const start = startOf(user.role);
  const linked = areas.filter(({ rolesWithoutLink = [] }) => !rolesWithoutLink.includes(user.role));
  if (areas.length === 0) return <Navigate to={start} replace />;
  return (
    <Routes>
      <Route element={<ConsoleShell areas={linked} {...{ user, languageSwitch, onLogout }} />}>
        <Route index element={<Navigate to={start} replace />} />
        {areas.map(({ path, name, Page = pages.review }) => (
          <Route
            key={path}
            path={`${path}/*`}
            element={isSessionPending ? <AwaitedArea name={name} /> : <Page />}
          />
        ))}
        <Route path="*" element={<Navigate to={start} replace />} />
      </Route>
    </Routes>
  );
}

/** Placeholder of a console area that is loading: shows the heading at its final position. */
function AwaitedArea({ name }: { name: AreaName }) {
  const t = useMessages(consoleShellMessages);
  return (
    <div className={styles.page}>
      <PageHeading>{t[name]}</PageHeading>
      <Loading />
    </div>
  );
}
