import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './SummaryTable.module.css';

interface SummaryTableProps {
  /** Read by screen readers only. */
  caption: string;
  /** Headings of the name, of the amount and of the third column. */
  headings: readonly [string, string, string];
  rows: readonly { key: string | number; name: ReactNode; amount: ReactNode; last: ReactNode }[];
}

/** A small table of figures, one row for each name. */
export function SummaryTable({ caption, headings, rows }: SummaryTableProps) {
  return (
    <table className={cx('w-full', styles.table)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, amount, last }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="tabular">{amount}</td>
            <td>{last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
