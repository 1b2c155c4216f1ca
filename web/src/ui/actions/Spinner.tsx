import styles from './Spinner.module.css';

/** A turning ring as high as the text beside it. It says nothing: pair it with words. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
