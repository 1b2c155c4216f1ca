import type { ReactNode } from 'react';
import { AlbumDrawing, SearchDrawing, FailureDrawing } from '#ui/drawings/Drawing.tsx';
import styles from './EmptyState.module.css';

const DRAWINGS = { search: SearchDrawing, album: AlbumDrawing, trouble: FailureDrawing };

interface EmptyStateProps {
  drawing: keyof typeof DRAWINGS;
  /** Main sentence. */
  title: ReactNode;
  /** Further text, if one sentence is not enough. */
  children?: ReactNode;
  /** The only button. */
  action?: ReactNode;
}

/** State of a page or list without content: a drawing, a sentence and a next step. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  const Drawing = DRAWINGS[drawing];
  return (
    <div className={styles.empty}>
      <Drawing />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
