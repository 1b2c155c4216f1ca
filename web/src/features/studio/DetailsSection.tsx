import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import styles from './choices/fields.module.css';
import { choiceMessages } from './choices/messages';

/** Section with the fields for a design's choices, under a heading. */
export function DetailsSection({ children }: { children: ReactNode }) {
  const t = useMessages(choiceMessages);
  return (
    <section aria-labelledby="details-heading" className={styles.section}>
      <h2 id="details-heading">{t.details}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
