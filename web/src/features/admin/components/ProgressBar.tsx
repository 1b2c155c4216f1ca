import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Accessible name of the bar. */
  label: string;
  done: number;
  all: number;
}

export function ProgressBar({ label, done, all }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} value={done} max={all} />;
}
