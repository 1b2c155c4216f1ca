import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { SHOP_NAME } from '#lib/shop/product-path.ts';
import { Link } from '#ui/actions/Link.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './StaffPage.module.css';

interface StaffPageProps {
  title: string;
  /** Introduction or facts below the title. */
  intro?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
  /** Link back to the list that contains the page's record. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** Layout of a console page: title (also of the window), back link, and content in one column. */
export function StaffPage({ title, intro, actions, back, children }: StaffPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · ${SHOP_NAME}`}</title>
      {back && (
        <Link to={back.to} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <PageHeading intro={intro} actions={actions}>
        {title}
      </PageHeading>
      <div className="stack grid-cols-1 gap-6">{children}</div>
    </div>
  );
}
