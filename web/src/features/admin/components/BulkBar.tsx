import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { partMessages } from '../lib/messages';
import type { Selection } from '../lib/use-selection';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  selection: Selection;
  /** Buttons of the actions. */
  children: ReactNode;
}

/** Bar with actions on the selected rows; sticks to the lower edge of the window. */
export function BulkBar({ selection, children }: BulkBarProps) {
  const t = useMessages(partMessages);
  return (
    <div role="group" aria-label={t.bulkActions} className={styles.place}>
      {selection.ids.length > 0 && (
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {t.chosen(selection.ids.length)}
          </p>
          {children}
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {t.chooseNone}
          </Button>
        </div>
      )}
    </div>
  );
}
