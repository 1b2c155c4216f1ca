import { scaleBand, scaleLinear } from 'd3-scale';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { consoleMessages } from '../lib/messages';
import styles from './BarChart.module.css';

export interface ChartBar {
  /** Label of the bar, e.g. '21 Jan'; unique within the chart. */
  label: string;
  value: number;
  /** Value to compare with, drawn behind the bar. */
  before?: number;
}

interface BarChartProps {
  /** Title of the chart, e.g. 'Sales by day'. */
  caption: string;
  /**
   * Column headings of the table: for the bars and for their values. `before` names the values to compare
   * with, and is missing without them.
   */
  headings: { label: string; value: string; before?: string };
  bars: readonly ChartBar[];
  /** Formats a value, e.g. '₹1,200'. */
  format: (value: number) => string;
}

const HEIGHT = 168;
/** Height of the labels below the bars, in pixels. */
const BOTTOM = 24;
const TICKS = 3;
/** Number of labels that fit side by side on a phone. */
const LABELS = 4;

/** Bar chart, with its values in an expandable table. */
export function BarChart({ caption, headings, bars, format }: BarChartProps) {
  const t = useMessages(consoleMessages);
  return (
    <figure className="stack gap-3 min-w-0">
      <figcaption className="strong">{caption}</figcaption>
      {headings.before !== undefined && (
        <p className="cluster gap-x-4 gap-y-1 text-sm muted" aria-hidden="true">
          <span className={styles.key}>{headings.value}</span>
          <span className={cx(styles.key, styles.keyBefore)}>{headings.before}</span>
        </p>
      )}
      <Bars bars={bars} format={format} />
      <details className={styles.details}>
        <summary>{t.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{headings.label}</th>
              <th scope="col">{headings.value}</th>
              {headings.before !== undefined && <th scope="col">{headings.before}</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value, before }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="tabular">{format(value)}</td>
                {before !== undefined && <td className="tabular">{format(before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Width of a bar in front of a bar to compare with, as a fraction of the full width. */
const FRONT_WIDTH = 0.5;
/** Approximate width of a digit on the axis, in pixels. */
const FIGURE_WIDTH = 7;

/**
 * The drawing. Widths are percentages, so that the chart fits any screen and the text keeps its
 * size.
 */
function Bars({ bars, format }: Pick<BarChartProps, 'bars' | 'format'>) {
  const values = bars.flatMap(({ value, before = 0 }) => [value, before]);
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
  /** Converts a value to a position in pixels from the top. */
  y: (value: number) => number;
}

function Columns({ bars, format, y }: ColumnsProps) {
  const labels = bars.map(({ label }) => label);
  const x = scaleBand(labels, [0, 100]).padding(0.25);
  const step = Math.ceil(bars.length / LABELS);
  const box = (value: number) => ({
    y: y(Math.max(0, value)),
    height: Math.abs(y(value) - y(0)),
    rx: 2,
  });
  return bars.map(({ label, value, before }, index) => {
    const left = x(label) ?? 0;
    const width = x.bandwidth() * (before === undefined ? 1 : FRONT_WIDTH);
    const isLast = index === bars.length - 1;
    const fromLast = bars.length - 1 - index;
    return (
      <g key={label}>
        {before !== undefined && (
          <rect
            x={`${left}%`}
            width={`${x.bandwidth()}%`}
            className={styles.before}
            {...box(before)}
          />
        )}
        <rect
          x={`${left + (x.bandwidth() - width) / 2}%`}
          width={`${width}%`}
          className={styles.bar}
          {...box(value)}
        >
          <title>{`${label}: ${format(value)}`}</title>
        </rect>
        {fromLast % step === 0 && (
          <text
            x={isLast ? '100%' : `${left + x.bandwidth() / 2}%`}
            y={HEIGHT + 18}
            textAnchor={isLast ? 'end' : 'middle'}
            className={cx(styles.text, fromLast % (2 * step) > 0 && styles.between)}
          >
            {label}
          </text>
        )}
      </g>
    );
  });
}
