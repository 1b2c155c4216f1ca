import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { formatShortRupees } from '../../lib/format';
import { type FigureChange, computeFigureChange } from './figure-change';
import styles from './ChangeText.module.css';
import { figuresMessages } from './messages';

interface ChangeTextProps {
  now: number | null;
  before: number | null;
  /** Formats the difference, e.g. '₹1,200.00' or '2 hours'. */
  format: (amount: number) => string;
  /** Type of the figure: an amount, a count, or a duration, which has no percentage. */
  kind?: 'amount' | 'count' | 'time';
}

type Texts = ReturnType<typeof useMessages<typeof figuresMessages>>;

function changeText(t: Texts, change: FigureChange, { format, kind }: ChangeTextProps): string {
  const { direction } = change;
  if (direction === 'same' || direction === 'noneBefore') return t[direction];
  const amount = format(change.amount);
  if (kind === 'time')
    return direction === 'more' ? t.longer({ time: amount }) : t.shorter({ time: amount });
  const percent = change.percent === null ? null : formatCount(change.percent);
  if (direction === 'more')
    return percent === null ? t.more({ amount }) : t.morePercent({ amount, percent });
  if (kind === 'count')
    return percent === null ? t.fewer({ amount }) : t.fewerPercent({ amount, percent });
  return percent === null ? t.less({ amount }) : t.lessPercent({ amount, percent });
}

function ChangeArrow({ direction }: Pick<FigureChange, 'direction'>) {
  if (direction === 'more') return <ArrowUp aria-hidden="true" />;
  return direction === 'less' ? <ArrowDown aria-hidden="true" /> : null;
}

/** The difference to the days before in words, e.g. '₹1,200.00 more (12%)'. */
export function ChangeText(props: ChangeTextProps) {
  const t = useMessages(figuresMessages);
  const change = computeFigureChange(props.now, props.before);
  return (
    <span className={cx('row gap-1 muted text-sm', styles.change)}>
      <ChangeArrow direction={change.direction} />
      <span>{changeText(t, change, props)}</span>
    </span>
  );
}

/** The difference of sales for a narrow column, e.g. '+₹1,200' and '+12%'; screen readers hear words. */
export function CompactChange({ now, before }: Pick<ChangeTextProps, 'now' | 'before'>) {
  const t = useMessages(figuresMessages);
  const { direction, amount, percent } = computeFigureChange(now, before);
  const words = changeText(
    t,
    { direction, amount, percent },
    { now, before, format: formatShortRupees },
  );
  if (direction === 'same') return <span className="muted">{words}</span>;
  const sign = direction === 'less' ? '−' : '+';
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true" className="stack tabular">
        <span>{`${sign}${formatShortRupees(amount)}`}</span>
        <span className="muted text-sm">
          {percent === null ? t.newInTable : `${sign}${formatCount(percent)}%`}
        </span>
      </span>
    </>
  );
}
