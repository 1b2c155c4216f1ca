import styles from './Spinner.module.css';

/** Rotating ring, as high as the text next to it. It has no accessible text, so add words. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
