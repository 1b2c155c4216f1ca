import type { ReactNode } from 'react';
import styles from './PageNotice.module.css';

interface PageNoticeProps {
  icon: ReactNode;
  /** null: nothing is displayed. */
  text: string | null;
}

/** Notice about the whole page, displayed above the header wherever it is in the document. */
export function PageNotice({ icon, text }: PageNoticeProps) {
  // The live region is rendered before its text, so that screen readers announce the text.
  return (
    <div role="status" className={text === null ? undefined : styles.notice}>
      {text !== null && (
        <>
          {icon}
          <p>{text}</p>
        </>
      )}
    </div>
  );
}
