import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What it is of, for those who cannot see it. */
  label: string;
  done: number;
  all: number;
}

/** How far something is that takes a while. */
export function ProgressBar({ label, done, all }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} value={done} max={all} />;
}
