import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './AwaitedPage.module.css';
import { appMessages } from './messages';

/** Layout variant of the placeholder, which sets the width and the position of the heading. */
export type Place = 'flush' | 'list' | 'slip' | 'order' | 'checkout' | 'confirmation';

interface AwaitedPageProps {
  heading: string;
  place?: Place | undefined;
}

/** Placeholder of a page that is loading: shows the heading at its final position. */
export function AwaitedPage({ heading, place }: AwaitedPageProps) {
  const t = useMessages(appMessages);
  return (
    <div className={cx('page', styles.page)} data-place={place}>
      <PageHeading>{heading}</PageHeading>
      <Loading label={t.loading} />
    </div>
  );
}
