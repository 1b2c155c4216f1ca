import { toIndianDay } from '@smriti/shared/base/indian-days';
import type { Dashboard } from '@smriti/shared/staff/dashboard';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { BarChart } from '../components/BarChart';
import { formatClock, formatDay, formatShortRupees, formatStaffMoment } from '../lib/format';
import { todayMessages } from './messages';
import styles from './SalesByDay.module.css';

/** Time of day, with the date if the figures are not from today. */
function timeOf(moment: string, today: string): string {
  const isToday = toIndianDay(new Date(moment)) === today;
  return isToday ? formatClock(moment) : formatStaffMoment(moment, new Date());
}

export function SalesByDay({ days, asOf }: { days: Dashboard['days']; asOf: Dashboard['as_of'] }) {
  const t = useMessages(todayMessages);
  const today = days.at(-1)?.day ?? '';
  const revenue = days.reduce((sum, day) => sum + day.revenue, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  return (
    <section aria-labelledby="today-sales" className="stack grid-cols-1 gap-4 content-start">
      <div className="cluster gap-y-1 gap-x-6 items-baseline justify-between">
        <h2 id="today-sales">{t.salesHeading}</h2>
        <p className="muted text-sm">
          {asOf === null ? t.notYet : t.asOf({ time: timeOf(asOf, today) })}
        </p>
        <Link to="/admin/today/figures">{t.allFigures}</Link>
      </div>
      <div className="stack grid-cols-1 desk-cols-2 gap-6">
        <Card className="stack grid-cols-1 gap-5 content-start">
          <p className={cx('stack muted text-sm', styles.sum)}>
            <span>{t.revenue}</span>
            <strong className="tabular">{formatRupees(revenue)}</strong>
          </p>
          <BarChart
            caption={t.revenueCaption}
            headings={{ label: t.day, value: t.revenue }}
            bars={days.map((day) => ({ label: formatDay(day.day), value: day.revenue }))}
            format={formatShortRupees}
          />
        </Card>
        <Card className="stack grid-cols-1 gap-5 content-start">
          <p className={cx('stack muted text-sm', styles.sum)}>
            <span>{t.orders}</span>
            <strong className="tabular">{formatCount(orders)}</strong>
          </p>
          <BarChart
            caption={t.ordersCaption}
            headings={{ label: t.day, value: t.orders }}
            bars={days.map((day) => ({ label: formatDay(day.day), value: day.orders }))}
            format={formatCount}
          />
        </Card>
      </div>
    </section>
  );
}
