import { Loading } from '../../ui/feedback/Loading';
import { PageHeading } from '../../ui/layout/PageHeading';
import { useMessages } from '../../lib/language/i18n';
import type { AreaName } from './areas';
import styles from './AwaitedArea.module.css';
import { shellMessages } from './shell/messages';

/** An area of the console before it is there: its heading alone, in its place. */
export function AwaitedArea({ name }: { name: AreaName }) {
  const t = useMessages(shellMessages);
  return (
    <div className={styles.page}>
      <PageHeading>{t[name]}</PageHeading>
      <Loading label={t.loading} />
    </div>
  );
}
