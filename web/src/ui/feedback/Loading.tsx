import type { ReactNode, CSSProperties } from 'react';
import { Spinner } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import styles from './Loading.module.css';

interface LoadingProps {
  /** Label for screen readers, e.g. 'Loading...'. */
  label: string;
  /** Skeletons shaped like the content; without them, a spinner is shown with the label. */
  children?: ReactNode;
}

/** Loading indicator. */
export function Loading({ label, children }: LoadingProps) {
  if (children) {
    return (
      <div role="status">
        <span className="visually-hidden">{label}</span>
        {children}
      </div>
    );
  }
  return (
    <p role="status" className={styles.loading}>
      <Spinner />
      {label}
    </p>
  );
}

interface SkeletonProps {
  /** Shape; `text` is as high as a line of the surrounding text. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS length; a block can have a `ratio` instead of a height, e.g. '4 / 5'. */
  width?: string;
  height?: string;
  ratio?: string;
}

/** Placeholder of loading content. Wrap several of them in `Loading`, which announces them once. */
export function Skeleton({ shape = 'text', width, height, ratio }: SkeletonProps) {
  const box: CSSProperties = { width, height, aspectRatio: ratio };
  return <span className={cx(styles.skeleton, styles[shape])} style={box} aria-hidden="true" />;
}
