import type { ReactNode } from 'react';
import { AlbumDrawing } from '../drawings/AlbumDrawing';
import { SearchDrawing } from '../drawings/SearchDrawing';
import { TroubleDrawing } from '../drawings/TroubleDrawing';
import styles from './EmptyState.module.css';

const DRAWINGS = { search: SearchDrawing, album: AlbumDrawing, trouble: TroubleDrawing };

interface EmptyStateProps {
  drawing: keyof typeof DRAWINGS;
  /** The one sentence. */
  title: ReactNode;
  /** More, where one sentence does not do. */
  children?: ReactNode;
  /** The one button. */
  action?: ReactNode;
}

/** What stands where there is nothing yet: a drawing, a sentence and the way on. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  const Drawing = DRAWINGS[drawing];
  return (
    <div className={styles.empty}>
      <Drawing />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
