import type { ReactNode, Ref } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** One or two sentences under it. */
  intro?: ReactNode;
  /** What one can do with the whole page; beside it where there is room. */
  actions?: ReactNode;
  /** The h1: it takes focus from scripts, so that a change of page is heard. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a page. */
export function PageHeading({ children, intro, actions, ref }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.texts}>
        <h1 ref={ref} tabIndex={-1}>
          {children}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
