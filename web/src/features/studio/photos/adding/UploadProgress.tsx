import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { photoMessages } from '../../messages';
import type { UploadCounts } from './upload-counts';
import styles from './UploadProgress.module.css';

/** Progress of all uploads in the sticky bar: a line of text and a thin bar. */
export function UploadProgress({ stored, total, percent }: UploadCounts) {
  const t = useMessages(photoMessages);
  return (
    <>
      <p role="status" className={cx(styles.text, 'tabular')}>
        {t.progress({ done: stored, total })}
      </p>
      <progress className={styles.bar} aria-label={t.allProgress} value={percent} max={100} />
    </>
  );
}
