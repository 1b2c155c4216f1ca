import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';
import { cx } from '../cx';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `none` lets a picture reach the edges. */
  padding?: 'none' | 'medium' | 'large';
}

/** A sheet lying on the paper, edged by a hairline. */
export function Card({ as: Tag = 'div', padding = 'medium', className, ...attributes }: CardProps) {
  return <Tag {...attributes} className={cx(styles.card, styles[padding], className)} />;
}
