import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

/** SVG canvas of all line drawings, 200 x 140. Decorative: a text below it says the same. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Drawing of an open album with empty photo corners and a first print next to it. */
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

/** Drawing of an empty page under a magnifying glass, for searches without results. */
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

/** Drawing for failures: prints on a drying line, one has slipped from its peg. */
export function FailureDrawing() {
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
