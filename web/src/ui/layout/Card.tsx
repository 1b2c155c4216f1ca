import type { HTMLAttributes } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Inner spacing; `none` lets a picture extend to the edges. */
  padding?: 'none' | 'medium' | 'large';
}

/** Surface with a hairline border. */
export function Card({ as: Tag = 'div', padding = 'medium', className, ...attributes }: CardProps) {
  return <Tag {...attributes} className={cx(styles.card, styles[padding], className)} />;
}
