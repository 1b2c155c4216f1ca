import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
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
  /**
   * Link back to the list that contains the page's record. `isPrevious`: the list is the previous
   * history entry, to which the link goes back.
   */
  back?: { to: string; label: string; isPrevious?: boolean };
  children: ReactNode;
}

/** Layout of a console page: title (also of the window), back link, and content in one column. */
export function StaffPage({ title, intro, actions, back, children }: StaffPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · ${SHOP_NAME}`}</title>
      {back && <BackLink {...back} />}
      <PageHeading intro={intro} actions={actions}>
        {title}
      </PageHeading>
      <div className="stack grid-cols-1 gap-6">{children}</div>
    </div>
  );
}

function BackLink({ to, label, isPrevious }: NonNullable<StaffPageProps['back']>) {
  const navigate = useNavigate();
  function goBack(event: MouseEvent): void {
    // Other clicks open the list in another tab.
    if (!isPrevious || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <Link to={to} className={styles.back} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </Link>
  );
}
