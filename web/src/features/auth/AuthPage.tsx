import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { TableDrawing } from './TableDrawing';
import styles from './AuthPage.module.css';
import { authMessages } from './messages';

interface AuthPageProps {
  /** Title of the browser window. */
  title: string;
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** Layout of the sign-in pages: the form and, on wide screens, a drawing of an album. */
export function AuthPage({ title, heading, intro, children }: AuthPageProps) {
  const t = useMessages(authMessages);
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <div className={styles.main}>
        <PageHeading intro={intro}>{heading}</PageHeading>
        <div className="stack gap-5">{children}</div>
      </div>
      <div className={styles.aside}>
        <TableDrawing />
        <p className={styles.line}>{t.printedAndKept}</p>
      </div>
    </div>
  );
}

/** Link to another page of this kind, below the form. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <p className={cx('muted', styles.links)}>{children}</p>;
}
