import { useId } from 'react';
import { useMessages } from '../../lib/i18n';
import { albumReviewMessages } from './messages';
import styles from './RemarkText.module.css';

interface RemarkTextProps {
  /** '' for none. */
  remark: string;
}

/** What the reviewer wrote on a photo, to be read. */
export function RemarkText({ remark }: RemarkTextProps) {
  const t = useMessages(albumReviewMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.remark}>
      <h3 id={headingId} className={styles.heading}>
        {t.remark}
      </h3>
      {remark === '' ? (
        <p className={styles.none}>{t.noRemark}</p>
      ) : (
        <p className={styles.text}>{remark}</p>
      )}
    </section>
  );
}
