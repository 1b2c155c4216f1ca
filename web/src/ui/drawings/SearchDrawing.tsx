import { Drawing } from './Drawing';
import styles from './Drawing.module.css';

/** A page of empty places under a magnifying glass: nothing was found. */
export function SearchDrawing() {
  return (
    <Drawing>
      <path className={styles.ground} d="M22 124h156" />
      <path className={styles.sheet} d="M44 22h98a5 5 0 0 1 5 5v97H39V27a5 5 0 0 1 5-5z" />
      <path className={styles.dashed} d="M52 36h37v30H52zM99 36h35v30H99zM52 78h37v30H52z" />
      <circle className={styles.tint} cx="123" cy="84" r="25" />
      <path className={styles.accent} d="M111 76a15 15 0 0 1 11-8" />
      <path className={styles.accent} d="m141.5 102.5 22 20.5" strokeWidth="5" />
    </Drawing>
  );
}
