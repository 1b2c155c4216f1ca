/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari does not treat a table with `display: grid` as a table unless its roles are explicit. */
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './RecordTable.module.css';

export interface RecordColumn<Row> {
  /** Id, unique among the columns. */
  id: string;
  /** Heading of the column; on phones, label of the value. */
  label: string;
  /** Content of the heading instead of `label`. */
  heading?: ReactNode;
  /** Content of a cell; null if there is none, which phones then leave out. */
  cell: (row: Row) => ReactNode;
  /** Alignment; `end` for amounts and counts. */
  align?: 'start' | 'end';
  /**
   * Whether phones show the value on a line of its own without a label, as the first or last line
   * of a card.
   */
  isWide?: boolean;
  /**
   * Whether phones show the value in the card's top corner, before the next cell; for checkboxes.
   */
  isCorner?: boolean;
  /** Whether the column takes the remaining width on wide screens. Its texts wrap, or are cut. */
  isCut?: boolean;
  /** Direction in which the rows are sorted by this column. */
  sorted?: 'ascending' | 'descending';
}

interface RecordTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Whether rows are low on wide screens, so that many fit. */
  isDense?: boolean | undefined;
}

/** Table of records; on phones each row is a card. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, keyOf, isDense } = props;
  return (
    <table role="table" className={cx(styles.table, isDense && styles.dense)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ id, label, heading, align, sorted }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={sorted}
              className={cx(heading === undefined && styles.name, align && styles[align])}
            >
              {heading ?? label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={styles.row}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} content={column.cell(row)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  column: RecordColumn<Row>;
  /** null if the cell is empty; phones leave out empty cells. */
  content: ReactNode;
}

function Cell<Row>({ column, content }: CellProps<Row>) {
  const { label, align, isWide, isCorner, isCut } = column;
  return (
    <td
      role="cell"
      className={cx(
        styles.cell,
        align && styles[align],
        isWide && styles.wide,
        isCorner && styles.corner,
        isCut && styles.cut,
        content === null && styles.blank,
      )}
    >
      {!isWide && !isCorner && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {content}
    </td>
  );
}
