import type { Figures } from '@smriti/shared/staff/figures';
import type { ReactNode } from 'react';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { toWaitDuration } from '../../lib/format';
import { consoleMessages } from '../../lib/messages';
import { ChangeText } from './ChangeText';
import styles from './FiguresTotals.module.css';
import { figuresMessages } from './messages';

/** Placeholder for the mean of no values. */
const NOTHING = '–';

/** Sums of the chosen days, each with its difference to the days before. */
export function FiguresTotals({ total, total_before: before }: Figures) {
  const t = useMessages(figuresMessages);
  const parts = useMessages(consoleMessages);
  const formatWait = (minutes: number) => {
    const { unit, count } = toWaitDuration(minutes);
    return parts[unit](count);
  };
  const { revenue, orders, order_value, requested, waited_minutes } = total;
  return (
    <section aria-labelledby="figures-totals" className="stack grid-cols-1 gap-4 content-start">
      <h2 id="figures-totals">{t.totals}</h2>
      <ul role="list" className={styles.totals}>
        <Total label={t.revenue} value={formatRupees(revenue)}>
          <ChangeText now={revenue} before={before.revenue} format={formatRupees} />
        </Total>
        <Total label={t.orders} value={formatCount(orders)}>
          <ChangeText now={orders} before={before.orders} format={formatCount} kind="count" />
        </Total>
        <Total
          label={t.orderValue}
          value={order_value === null ? NOTHING : formatRupees(order_value)}
        >
          {order_value === null ? (
            <span className="muted text-sm">{t.noOrder}</span>
          ) : (
            <ChangeText now={order_value} before={before.order_value} format={formatRupees} />
          )}
        </Total>
        <Total label={t.requested} value={formatCount(requested)}>
          <ChangeText now={requested} before={before.requested} format={formatCount} kind="count" />
        </Total>
        <Total
          label={t.waited}
          value={waited_minutes === null ? NOTHING : formatWait(waited_minutes)}
        >
          {waited_minutes === null ? (
            <span className="muted text-sm">{t.noResponse}</span>
          ) : (
            <ChangeText
              now={waited_minutes}
              before={before.waited_minutes}
              format={formatWait}
              kind="time"
            />
          )}
        </Total>
      </ul>
    </section>
  );
}

function Total({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Card as="li" className={cx('stack gap-1 content-start', styles.total)}>
      <span className="muted text-sm">{label}</span>
      <strong className="tabular">{value}</strong>
      {children}
    </Card>
  );
}
