import { getPause } from '@smriti/shared/staff/pause';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffKeys } from '#lib/queries/staff.ts';
import { QueryPart } from '../components/QueryPart';
import { StaffPage } from '../components/StaffPage';
import { pauseMessages } from './messages';
import { PauseForm } from './PauseForm';
import { SettingsTabs } from './SettingsTabs';

/** /admin/settings/pause: closes functions of the shop for a while. */
export function PausePage() {
  const t = useMessages(pauseMessages);
  const query = useQuery({
    queryKey: staffKeys['staff-settings'].pause(),
    queryFn: ({ signal }) => call(getPause, { signal }),
    staleTime: Infinity,
  });
  return (
    <StaffPage title={t.title} intro={t.text}>
      <SettingsTabs />
      <QueryPart query={query} failed={t.loadFailed}>
        {(pause) => <PauseForm pause={pause} />}
      </QueryPart>
    </StaffPage>
  );
}
