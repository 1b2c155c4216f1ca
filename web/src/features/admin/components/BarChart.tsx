import { scaleBand, scaleLinear } from 'd3-scale';
import { useMessages } from '../../../lib/language/i18n';
import { partMessages } from '../lib/messages';
import styles from './BarChart.module.css';

export interface Bar {
  /** What it stands for, e.g. '21 Jan'; each only once. */
  label: string;
  value: number;
}

interface BarChartProps {
  /** What is shown, e.g. 'Sales by day'. */
  caption: string;
  /** What a bar stands for and what its height says: the headings of the table. */
  headings: { label: string; value: string };
  bars: readonly Bar[];
  /** The value in words, e.g. '₹1,200'. */
  format: (value: number) => string;
}

const HEIGHT = 168;
/** Room for the labels under the bars. */
const BOTTOM = 24;
const TICKS = 3;
/** Labels that have room beside each other on a phone. */
const LABELS = 4;

/** Bars in their order; the same figures stand in a table, which everybody can open. */
export function BarChart({ caption, headings, bars, format }: BarChartProps) {
  const t = useMessages(partMessages);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <Bars bars={bars} format={format} />
      <details className={styles.details}>
        <summary>{t.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{headings.label}</th>
              <th scope="col">{headings.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="tabular">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** About as wide as a figure of the axis is. */
const FIGURE_WIDTH = 7;

/** Widths are percentages, so that it fits any screen and its letters keep their size. */
function Bars({ bars, format }: Pick<BarChartProps, 'bars' | 'format'>) {
  const values = bars.map(({ value }) => value);
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [HEIGHT, 8]).nice(TICKS);
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  const axis = Math.max(...ticks.map((tick) => format(tick).length)) * FIGURE_WIDTH;
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg width={axis} height={HEIGHT + BOTTOM} className={styles.bars}>
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={y(tick) + 4} textAnchor="end" className={styles.text}>
            {format(tick)}
          </text>
        ))}
      </svg>
      <svg width="100%" height={HEIGHT + BOTTOM} className={styles.bars}>
        {ticks.map((tick) => (
          <line key={tick} x2="100%" y1={y(tick)} y2={y(tick)} className={styles.line} />
        ))}
        <Columns bars={bars} format={format} y={y} />
      </svg>
    </div>
  );
}

interface ColumnsProps extends Pick<BarChartProps, 'bars' | 'format'> {
  /** Where a value stands, in pixels from the top. */
  y: (value: number) => number;
}

function Columns({ bars, format, y }: ColumnsProps) {
  const labels = bars.map(({ label }) => label);
  const x = scaleBand(labels, [0, 100]).padding(0.25);
  const step = Math.ceil(bars.length / LABELS);
  return bars.map(({ label, value }, index) => {
    const left = x(label) ?? 0;
    const isLast = index === bars.length - 1;
    return (
      <g key={label}>
        <rect
          x={`${left}%`}
          width={`${x.bandwidth()}%`}
          y={y(Math.max(0, value))}
          height={Math.abs(y(value) - y(0))}
          rx={2}
          className={styles.bar}
        >
          <title>{`${label}: ${format(value)}`}</title>
        </rect>
        {(bars.length - 1 - index) % step === 0 && (
          <text
            x={isLast ? '100%' : `${left + x.bandwidth() / 2}%`}
            y={HEIGHT + 18}
            textAnchor={isLast ? 'end' : 'middle'}
            className={styles.text}
          >
            {label}
          </text>
        )}
      </g>
    );
  });
}
