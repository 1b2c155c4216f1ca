import type { CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Skeleton.module.css';

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
