import { useMessages } from '#lib/language/i18n.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import type { AreaName } from './areas';
import { StaffPage } from './components/StaffPage';
import { shellMessages } from './shell/messages';

/** Placeholder of a console area that is loading: only its heading, at its final position. */
export function AwaitedArea({ name }: { name: AreaName }) {
  const t = useMessages(shellMessages);
  return (
    <StaffPage title={t[name]}>
      <Loading label={t.loading} />
    </StaffPage>
  );
}
