import type { CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `text` is as high as a line of the surrounding text. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths; a block may take its height from `ratio`, e.g. '4 / 5'. */
  width?: string;
  height?: string;
  ratio?: string;
}

/** Placeholder of loading content. Use `Loading` around all of them, which announces it once. */
export function Skeleton({ shape = 'text', width, height, ratio }: SkeletonProps) {
  const box: CSSProperties = { width, height, aspectRatio: ratio };
  return <span className={cx(styles.skeleton, styles[shape])} style={box} aria-hidden="true" />;
}
