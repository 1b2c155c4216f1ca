import { useMessages } from '#lib/language/i18n.ts';
import styles from './Facts.module.css';
import { informationMessages } from './messages';

interface FactsProps {
  facts: readonly { term: string; value: string }[];
}

/** A list of labelled values. */
export function Facts({ facts }: FactsProps) {
  const t = useMessages(informationMessages);
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={value ? styles.value : styles.missing}>{value || t.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}
