import { deliveryEstimate } from '@smriti/shared/order/delivery-estimate';
import type { OrderDetail } from '@smriti/shared/order/orders';
import { formatCount, formatDate, formatDateTime, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import styles from './OrderTimeline.module.css';
import { orderMessages } from './order-messages';
import { listFutureSteps, createOrderTimeline, type TimelineStep } from './order-timeline';

/** History of an order, oldest first, followed by its future steps. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const estimate = deliveryEstimate(order);
  return (
    <Panel title={t.timeline}>
      <ol role="list" className="stack">
        {createOrderTimeline(order).map((step) => (
          <Step key={`${step.at} ${step.kind}`} step={step} />
        ))}
        {listFutureSteps(order).map((kind) => (
          <li key={kind} className={cx(styles.step, 'muted', styles.coming)}>
            <p>
              <span className="visually-hidden">{`${t.coming}: `}</span>
              {t[kind]}
              {kind === 'delivered' && estimate && !estimate.isLate && (
                <>
                  {', '}
                  {t.comingBy({ date: formatDate(estimate.date) })}
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function useStepName({ kind, amount = 0 }: TimelineStep): string {
  const t = useMessages(orderMessages);
  switch (kind) {
    case 'paid':
      return t.paymentReceived;
    case 'refundedToPayment':
    case 'refundedToGift':
      return t[kind]({ amount: formatRupees(amount) });
    case 'refundedPoints':
      return t.refundedPoints({ points: formatCount(amount) });
    default:
      return t[kind];
  }
}

function Step({ step }: { step: TimelineStep }) {
  const t = useMessages(orderMessages);
  const name = useStepName(step);
  const { at, by, note } = step;
  const isByShop = by === 'admin' || by === 'printer' || by === 'reviewer';
  return (
    <li className={styles.step}>
      <p>
        <strong>{name}</strong>
      </p>
      <p className="muted text-sm">
        <time dateTime={at}>{formatDateTime(at)}</time>
        {isByShop && ` · ${t.byShop}`}
      </p>
      {note !== '' && (
        <blockquote className="measure rounded sunken px-3 py-2 pre-line wrap-anywhere">
          {note}
        </blockquote>
      )}
    </li>
  );
}
