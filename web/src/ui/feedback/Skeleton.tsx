import type { CSSProperties } from 'react';
import { cx } from '../cx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `text` is as high as a line of the text around it. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths; a block may take its height from `ratio`, e.g. '4 / 5'. */
  width?: string;
  height?: string;
  ratio?: string;
}

/** Holds the place of what is loading. Say so once, with `Loading` around the whole. */
export function Skeleton({ shape = 'text', width, height, ratio }: SkeletonProps) {
  const box: CSSProperties = { width, height, aspectRatio: ratio };
  return <span className={cx(styles.skeleton, styles[shape])} style={box} aria-hidden="true" />;
}
