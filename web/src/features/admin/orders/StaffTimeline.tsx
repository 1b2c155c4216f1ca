import type { StaffOrder } from '@smriti/shared/order/order-management';
import { useMessages } from '#lib/language/i18n.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { DateAndTime } from '../components/formatted-values';
import { orderActivityMessages } from './activity-messages';
import { type HistoryStepKind, listStepKinds } from './staff-timeline';

type OrderEvent = StaffOrder['history'][number];

/** History of an order, newest first, with the person behind each step. */
export function StaffTimeline({ order }: { order: StaffOrder }) {
  const t = useMessages(orderActivityMessages);
  const kinds = listStepKinds(order);
  const steps = order.history.map((event, index) => ({ event, kind: kinds[index] ?? 'noted' }));
  return (
    <Panel title={t.history}>
      <ol role="list" className="stack gap-4">
        {steps.toReversed().map(({ event, kind }) => (
          <Step key={`${event.at} ${kind}`} event={event} kind={kind} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ event, kind }: { event: OrderEvent; kind: HistoryStepKind }) {
  const t = useMessages(orderActivityMessages);
  const unnamed = event.by === 'owner' ? t.owner : t.shop;
  const name = event.by_name || unnamed;
  return (
    <li className="stack gap-1 rail">
      <strong>{t[kind]}</strong>
      <span className="muted text-sm">
        <DateAndTime time={event.at} />
        {event.by !== 'system' && ` · ${t.by({ name })}`}
      </span>
      {event.note !== '' && <span className="wrap-anywhere pre-line">{event.note}</span>}
    </li>
  );
}
