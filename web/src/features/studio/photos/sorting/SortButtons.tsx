import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { orderMessages } from '../messages';
import styles from './OrderBar.module.css';
import { useSort } from './use-sort';

/** Buttons that sort all photos. */
export function SortButtons() {
  const t = useMessages(orderMessages);
  const sort = useSort();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="cluster gap-2 items-center">
      <span id={id} className={cx('muted text-sm', styles.label)}>
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
