import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../ui/layout/PageHeading';
import { SHOP_NAME } from '../../../lib/shop/shop';
import styles from './StaffPage.module.css';

interface StaffPageProps {
  title: string;
  /** One or two sentences, or facts, under the title. */
  intro?: ReactNode;
  /** What one can do with the whole page. */
  actions?: ReactNode;
  /** The list that the page was opened from. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A page of the console: its name in the window's title too, the way back, and its parts in a column. */
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
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
