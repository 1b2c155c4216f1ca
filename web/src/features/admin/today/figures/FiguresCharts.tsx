import type { Figures } from '@smriti/shared/staff/figures';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Card } from '#ui/layout/Card.tsx';
import { BarChart } from '../../components/BarChart';
import { formatDay, formatMonth, formatShortRupees } from '../../lib/format';
import { figuresMessages } from './messages';
import { type ChartInterval, groupByInterval } from './period';

function toBars(
  intervals: readonly ChartInterval[],
  isByMonth: boolean,
  field: 'revenue' | 'orders',
) {
  const sum = (days: ChartInterval['days']) => days.reduce((total, day) => total + day[field], 0);
  return intervals.map(({ day, days, before }) => ({
    label: isByMonth ? formatMonth(day) : formatDay(day),
    value: sum(days),
    before: sum(before),
  }));
}

/** Sales and orders of the chosen days, next to those of the previous period. */
export function FiguresCharts({ figures }: { figures: Figures }) {
  const t = useMessages(figuresMessages);
  const { intervals, isByMonth } = groupByInterval(figures);
  const headings = {
    label: isByMonth ? t.monthHeading : t.day,
    value: t.thisPeriod,
    before: t.before,
  };
  return (
    <section aria-labelledby="figures-days" className="stack grid-cols-1 gap-4 content-start">
      <h2 id="figures-days">{isByMonth ? t.byMonth : t.byDay}</h2>
      <div className="stack grid-cols-1 desk-cols-2 gap-6">
        <Card>
          <BarChart
            caption={t.salesCaption}
            headings={headings}
            bars={toBars(intervals, isByMonth, 'revenue')}
            format={formatShortRupees}
          />
        </Card>
        <Card>
          <BarChart
            caption={t.ordersCaption}
            headings={headings}
            bars={toBars(intervals, isByMonth, 'orders')}
            format={formatCount}
          />
        </Card>
      </div>
    </section>
  );
}
