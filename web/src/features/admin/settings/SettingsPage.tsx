import { getSettings } from '@smriti/shared/staff/settings';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Loading } from '../../../components/feedback/Loading';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { call } from '../../../lib/api';
import { useMessages } from '../../../lib/i18n';
import { staffKeys } from '../../../lib/queries/staff';
import { StaffPage } from '../components/StaffPage';
import { Moment } from '../components/values';
import styles from './Settings.module.css';
import { SettingsForm } from './SettingsForm';
import { settingsMessages } from './settings-messages';
import { SettingsTabs } from './SettingsTabs';

/** /admin/settings: who sells, taxes, points, days, and the print shop. */
export function SettingsPage() {
  const t = useMessages(settingsMessages);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: staffKeys['staff-settings'].shop(),
    queryFn: ({ signal }) => call(getSettings, { signal }),
    // read anew with each visit, and not while somebody edits
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <StaffPage title={t.heading} intro={t.intro}>
      <SettingsTabs />
      {isError && (
        <ErrorState
          message={t.loadFailed}
          retryLabel={t.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !isError && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="32rem" />
        </Loading>
      )}
      {data && (
        <>
          <p className={styles.small}>
            {data.changed_at === null ? t.neverChanged : <Changed at={data.changed_at} />}
          </p>
          <SettingsForm settings={data} />
        </>
      )}
    </StaffPage>
  );
}

function Changed({ at }: { at: string }) {
  const t = useMessages(settingsMessages);
  return (
    <>
      {t.changed} <Moment time={at} />
    </>
  );
}
