import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import styles from './Breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** Path of the page; undefined for the last one, which is the current page. */
  to?: string;
}

interface BreadcrumbsProps {
  /** Accessible name, e.g. 'You are here'. */
  label: string;
  crumbs: readonly Breadcrumb[];
}

/** Links from the home page to the current page. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="cluster bare-list gap-x-1 muted text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="row gap-1 items-center min-w-0">
            {index > 0 && <ChevronRight className={styles.arrow} aria-hidden="true" />}
            {crumb.to ? (
              <Link to={crumb.to} className={cx('plain-link py-1', styles.link)}>
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
