import { cx } from '#ui/cx.ts';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import type { RowSelection } from '../lib/use-row-selection';
import styles from './selection-column.module.css';

interface SelectionColumnOptions<Row> {
  selection: RowSelection;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  texts: { choose: string; chooseAll: string };
}

/** Checkbox column, the first of a list with selectable rows. */
export function selectionColumn<Row>(options: SelectionColumnOptions<Row>): RecordColumn<Row> {
  const { selection, keyOf, nameOf, texts } = options;
  return {
    id: 'choice',
    label: texts.choose,
    heading: (
      <label className={styles.choice}>
        <input type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
        <span>{texts.chooseAll}</span>
      </label>
    ),
    cell: (row) => (
      <label className={cx(styles.choice, styles.own)}>
        <input
          type="checkbox"
          checked={selection.has(keyOf(row))}
          onChange={() => selection.toggle(keyOf(row))}
        />
        <span className="visually-hidden">{nameOf(row)}</span>
      </label>
    ),
    isCorner: true,
  };
}
