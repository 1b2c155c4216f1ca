import { useId } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { useMessages } from '../../../../lib/language/i18n';
import { orderMessages } from '../messages';
import styles from './OrderBar.module.css';
import { useSort } from './use-sort';

/** Buttons that sort all photos. */
export function SortButtons() {
  const t = useMessages(orderMessages);
  const sort = useSort();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {t.sortBy}
      </span>
      <Button size="small" onClick={() => sort('date')}>
        {t.date}
      </Button>
      <Button size="small" onClick={() => sort('name')}>
        {t.name}
      </Button>
    </div>
  );
}
