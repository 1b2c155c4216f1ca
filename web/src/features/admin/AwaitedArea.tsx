import { Loading } from '../../components/feedback/Loading';
import { useMessages } from '../../lib/language/i18n';
import type { AreaName } from './areas';
import { StaffPage } from './components/StaffPage';
import { shellMessages } from './shell/messages';

/** An area of the console before it is there: its heading alone, in its place. */
export function AwaitedArea({ name }: { name: AreaName }) {
  const t = useMessages(shellMessages);
  return (
    <StaffPage title={t[name]}>
      <Loading label={t.loading} />
    </StaffPage>
  );
}
