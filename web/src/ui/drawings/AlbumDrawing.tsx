import { Drawing } from './Drawing';
import styles from './Drawing.module.css';

/** An open album, its pages empty but for photo corners, and the first print on its way. */
export function AlbumDrawing() {
  return (
    <Drawing>
      <path className={styles.ground} d="M14 126h172" />
      <path
        className={styles.sheet}
        d="M100 48c-16-8-44-9-74-6v74c30-3 58-2 74 6 16-8 44-9 74-6V42c-30-3-58-2-74 6z"
      />
      <path d="M100 48v74" />
      <path className={styles.faint} d="M22 47v75c32-3 62-2 78 5 16-7 46-8 78-5V47" />
      <path
        className={styles.faint}
        d="M116 66v-9l9-1M150 55l9 .5v9M159 91v9l-9-.3M125 100l-9 .9v-9M41 92v9l9-.5M75 101.5l9 1v-9"
      />
      <g transform="rotate(-11 58 50)">
        <path className={styles.tint} d="M36 18h46v52H36z" />
        <path className={styles.sheet} d="M41 23h36v33H41z" />
        <circle className={styles.sun} cx="68" cy="32" r="4.5" />
        <path className={styles.accent} d="m41 52 11-13 9 10 5-5 11 9" />
      </g>
    </Drawing>
  );
}
