import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { queueMessages } from '../staff-messages';
import type { QueueFilters } from './queue-filters';
import styles from './QueueFilterBar.module.css';

interface QueueFilterBarProps {
  filters: QueueFilters;
  onChange: (filters: QueueFilters) => void;
}

export function QueueFilterBar({ filters, onChange }: QueueFilterBarProps) {
  const t = useMessages(queueMessages);
  const states = { Requested: t.requested, Responded: t.responded } as const;
  return (
    <div role="group" aria-label={t.filters} className="cluster gap-y-3 gap-x-4 items-end">
      <div className={styles.states}>
        {(['Requested', 'Responded'] as const).map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={filters.status === status}
            className={cx(styles.state, filters.status === status && styles.chosen)}
            onClick={() => onChange({ ...filters, status })}
          >
            {states[status]}
          </button>
        ))}
      </div>
      <div className={styles.search}>
        <TextField
          label={t.search}
          type="search"
          value={filters.words}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onChange({ ...filters, words: event.target.value })}
        />
      </div>
      <div className={cx('row gap-6 items-center', styles.boxes)}>
        <CheckboxField
          label={t.unpaidOnly}
          checked={filters.isUnpaidOnly}
          onChange={(event) => onChange({ ...filters, isUnpaidOnly: event.target.checked })}
        />
        <CheckboxField
          label={t.mineOnly}
          checked={filters.isMineOnly}
          onChange={(event) => onChange({ ...filters, isMineOnly: event.target.checked })}
        />
      </div>
    </div>
  );
}
