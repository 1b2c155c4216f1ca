import { Drawing } from './Drawing';
import styles from './Drawing.module.css';

/** A line for drying prints: one print has slipped from its peg. */
export function TroubleDrawing() {
  return (
    <Drawing>
      <path className={styles.ground} d="M22 126h156" />
      <path d="M14 22c50 16 122 16 172 0" />
      <g transform="rotate(24 62 32)">
        <path className={styles.sheet} d="M58 32h52v62H58z" />
        <path className={styles.faint} d="M64 38h40v40H64z" />
        <circle className={styles.sun} cx="94" cy="48" r="5" />
        <path d="m64 72 13-15 11 12 6-6 10 9" />
      </g>
      <path className={styles.tint} d="M58.5 24.5h7v17h-7z" />
      <path className={styles.tint} d="M136.5 24.5h7v17h-7z" />
      <path className={styles.dashed} d="M140 50v52" />
      <path className={styles.sheet} d="m116 124 8-13 49 2 9 11z" />
      <path className={styles.faint} d="m127 119 4-4 33 1 4 4" />
    </Drawing>
  );
}
