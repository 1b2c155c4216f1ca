import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './LineTable.module.css';

interface LineTableProps {
  caption: string;
  /** Headings of the columns, the first for the line. */
  headings: readonly string[];
  /** Lines of a file, each with the cells after its number. */
  lines: readonly { line: number; cells: readonly ReactNode[] }[];
}

export function LineTable(props: LineTableProps) {
  const { caption, lines } = props;
  const headings = props.headings.map((heading) => (
    <th key={heading} scope="col">
      {heading}
    </th>
  ));
  return (
    <table className={cx('w-full measure', styles.lines)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>{headings}</tr>
      </thead>
      <tbody>
        {lines.map(({ line, cells }) => (
          <tr key={line}>
            <td>{line}</td>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
