import { Loading } from '../ui/feedback/Loading';
import { PageHeading } from '../ui/layout/PageHeading';
import { useMessages } from '../lib/language/i18n';
import styles from './AwaitedPage.module.css';
import { appMessages } from './messages';

/** How a page begins: what is above its heading, and how wide it is. */
export type Place = 'flush' | 'list' | 'slip' | 'order' | 'checkout' | 'confirmation';

interface AwaitedPageProps {
  heading: string;
  place?: Place | undefined;
}

/** A page before it is there: its heading alone, in its place. */
export function AwaitedPage({ heading, place }: AwaitedPageProps) {
  const t = useMessages(appMessages);
  return (
    <div className={styles.page} data-place={place}>
      <PageHeading>{heading}</PageHeading>
      <Loading label={t.loading} />
    </div>
  );
}
