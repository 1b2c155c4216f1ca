/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari takes a table that is laid out as a grid for none, unless its roles are said again. */
import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './RecordTable.module.css';

export interface RecordColumn<Row> {
  /** Its own among the columns. */
  id: string;
  /** Its heading; on phones the name of the value. */
  label: string;
  /** What stands in the heading instead of its name. */
  heading?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  /** On phones a line of its own, without the name before it: what heads or ends a card. */
  isWide?: boolean;
  /** On phones in the upper corner of the card, beside the cell after it: a box to tick. */
  isCorner?: boolean;
}

interface RecordTableProps<Row> {
  /** What is listed, for those who cannot see it. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * Records in rows; on phones each becomes a card.
 */
export function RecordTable<Row>({ caption, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ id, label, heading, align }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
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
            {columns.map(({ id, label, cell, align, isWide, isCorner }) => (
              <td
                key={id}
                role="cell"
                className={cx(
                  styles.cell,
                  align && styles[align],
                  isWide && styles.wide,
                  isCorner && styles.corner,
                )}
              >
                {!isWide && !isCorner && (
                  <span className={styles.label} aria-hidden="true">
                    {label}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
