import type { ReactNode, Ref } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** Introduction below the heading. */
  intro?: ReactNode;
  /** Buttons for the whole page, next to the heading if there is room. */
  actions?: ReactNode;
  /** Ref of the h1, which scripts focus so that screen readers announce a page change. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Heading (h1) of a page; each page has exactly one. */
export function PageHeading({ children, intro, actions, ref }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.texts}>
        <h1 ref={ref} tabIndex={-1}>
          {children}
        </h1>
        {intro && <p className="muted">{intro}</p>}
      </div>
      {actions && <div className="cluster gap-2 items-center">{actions}</div>}
    </header>
  );
}
