import { type HTMLAttributes, type ReactNode, useId } from 'react';
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

interface PanelProps {
  title: ReactNode;
  children: ReactNode;
}

/** Card with a heading, which is also its accessible name. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" className="stack grid-cols-1 gap-4 content-start" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
