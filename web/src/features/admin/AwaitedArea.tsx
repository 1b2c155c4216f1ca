import { useMessages } from '#lib/language/i18n.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import type { AreaName } from './areas';
import styles from './AwaitedArea.module.css';
import { shellMessages } from './shell/messages';

/** Placeholder of a console area that is loading: shows the heading at its final position. */
export function AwaitedArea({ name }: { name: AreaName }) {
  const t = useMessages(shellMessages);
  return (
    <div className={styles.page}>
      <PageHeading>{t[name]}</PageHeading>
      <Loading label={t.loading} />
    </div>
  );
}
