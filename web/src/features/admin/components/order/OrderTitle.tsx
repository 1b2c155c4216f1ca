import { Link } from 'react-router-dom';
import styles from './OrderParts.module.css';

interface OrderTitleProps {
  /** Its number, which leads there. */
  number: string;
  to: string;
  /** What the link is called, for those who hear it out of its row. */
  label: string;
  title: string;
  /** What else tells it apart; '' is left out. */
  facts: readonly string[];
}

/** An order in a list: its number, title, and what tells it apart. */
export function OrderTitle({ number, to, label, title, facts }: OrderTitleProps) {
  return (
    <div className={styles.title}>
      <Link to={to} aria-label={label} className={styles.number}>
        {number}
      </Link>
      <span>{title}</span>
      <span className={styles.small}>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </span>
    </div>
  );
}
