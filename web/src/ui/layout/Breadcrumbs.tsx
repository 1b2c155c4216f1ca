import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import styles from './Breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** URL of the crumb; the last one, the current page, has none. */
  to?: string;
}

interface BreadcrumbsProps {
  /** e.g. 'You are here' */
  label: string;
  crumbs: readonly Breadcrumb[];
}

/** Links from the home page down to this page. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {index > 0 && <ChevronRight className={styles.arrow} aria-hidden="true" />}
            {crumb.to ? (
              <Link to={crumb.to} className={styles.link}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.current}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
