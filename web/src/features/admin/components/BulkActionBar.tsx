import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { consoleMessages } from '../lib/messages';
import type { RowSelection } from '../lib/use-row-selection';
import styles from './BulkActionBar.module.css';

interface BulkActionBarProps {
  selection: RowSelection;
  /** Buttons of the actions. */
  children: ReactNode;
}

/** Bar with actions on the selected rows; sticks to the lower edge of the window. */
export function BulkActionBar({ selection, children }: BulkActionBarProps) {
  const t = useMessages(consoleMessages);
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
