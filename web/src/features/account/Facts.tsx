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
    <dl className="stack">
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className="muted text-sm">{term}</dt>
          <dd className={value ? 'min-w-0 wrap-anywhere' : 'min-w-0 muted wrap-anywhere'}>
            {value || t.notGiven}
          </dd>
        </div>
      ))}
    </dl>
  );
}
