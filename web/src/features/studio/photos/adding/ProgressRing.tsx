import styles from './ProgressRing.module.css';

interface ProgressRingProps {
  /** Accessible name of the task in progress. */
  label: string;
  /** Progress from 0 to 1. */
  value: number;
}

const RADIUS = 18;
const LENGTH = 2 * Math.PI * RADIUS;

/** Thin ring that fills with the progress of a task. */
export function ProgressRing({ label, value }: ProgressRingProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
    >
      <circle cx="20" cy="20" r={RADIUS} className={styles.track} />
      <circle
        cx="20"
        cy="20"
        r={RADIUS}
        className={styles.done}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - value)}
      />
    </svg>
  );
}
