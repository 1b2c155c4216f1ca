import type { StaffOrder } from '@smriti/shared/order/staff-order';
import type { DeliveryAddress } from '@smriti/shared/order/orders';
import type { StoreValue } from 'nanostores';
import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { DateAndTime } from '../components/formatted-values';
import { orderActivityMessages } from './activity-messages';
import { createStaffTimeline, type TimelineEntry } from './staff-timeline';

const MailDialog = lazy(async () => ({ default: (await import('./MailDialog')).MailDialog }));

type Texts = StoreValue<typeof orderActivityMessages>;
type Mail = StaffOrder['mails'][number];

/** Everything that happened to an order, newest first, with the person behind each entry. */
export function StaffTimeline({ order }: { order: StaffOrder }) {
  const t = useMessages(orderActivityMessages);
  const [opened, setOpened] = useState<Mail | null>(null);
  return (
    <Panel title={t.history}>
      <ol role="list" className="stack gap-4">
        {createStaffTimeline(order).map((entry) => (
          <Entry
            key={`${entry.at} ${entry.kind} ${entry.mail?.id ?? entry.orderId ?? entry.note}`}
            entry={entry}
            onRead={setOpened}
          />
        ))}
      </ol>
      <Suspense>
        {opened && <MailDialog orderId={order.id} mail={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </Panel>
  );
}

function titleOf({ kind, amount = 0, mail }: TimelineEntry, t: Texts): string {
  switch (kind) {
    case 'refundedToPayment':
    case 'refundedToGift':
    case 'returnedMoney':
    case 'returnedGift':
      return t[kind]({ amount: formatRupees(amount) });
    case 'returnedPoints':
      return t.returnedPoints(amount);
    case 'mail':
      return (mail?.is_copy ? t.mailCopy : t.mail)({ subject: mail?.subject ?? '' });
    default:
      return t[kind];
  }
}

function personOf({ by, name, mail }: TimelineEntry, t: Texts): string {
  if (mail) return mail.by_name;
  if (by === 'system') return '';
  return name || (by === 'owner' ? t.owner : t.shop);
}

function Entry({ entry, onRead }: { entry: TimelineEntry; onRead: (mail: Mail) => void }) {
  const t = useMessages(orderActivityMessages);
  const { at, note, shipment, orderId, address, mail } = entry;
  const name = personOf(entry, t);
  return (
    <li className="stack gap-1 rail justify-items-start">
      <strong className="wrap-anywhere">{titleOf(entry, t)}</strong>
      <span className="muted text-sm">
        <DateAndTime time={at} />
        {name !== '' && ` · ${t.by({ name })}`}
      </span>
      {shipment && <span className="wrap-anywhere">{shipment}</span>}
      {orderId && <Link to={`/admin/orders/${orderId}`}>{orderId}</Link>}
      {address && (
        <>
          <span className="wrap-anywhere">
            {t.addressBefore({ address: addressLine(address.before) })}
          </span>
          <span className="wrap-anywhere">
            {t.addressAfter({ address: addressLine(address.after) })}
          </span>
        </>
      )}
      {note !== '' && <span className="wrap-anywhere pre-line">{note}</span>}
      {mail && <MailFacts mail={mail} onRead={onRead} />}
    </li>
  );
}

const MAIL_TONES = {
  waiting: 'waiting',
  sent: 'success',
  failed: 'danger',
  withheld: 'danger',
} as const;

function MailFacts({ mail, onRead }: { mail: Mail; onRead: (mail: Mail) => void }) {
  const t = useMessages(orderActivityMessages);
  const { state, to, subject } = mail;
  return (
    <>
      <span className="wrap-anywhere">{t.mailTo({ address: to })}</span>
      <span className="cluster gap-2 items-center">
        <StatusBadge tone={MAIL_TONES[state]}>{t[`mail_${state}`]}</StatusBadge>
        <Button
          size="small"
          variant="quiet"
          aria-label={t.readMailNamed({ subject })}
          onClick={() => onRead(mail)}
        >
          {t.readMail}
        </Button>
      </span>
      {state === 'withheld' && <span>{t.withheldReason}</span>}
    </>
  );
}

function addressLine(address: DeliveryAddress): string {
  const { contact_name, contact_phone, shipping_address_line1: street, city, state } = address;
  return `${contact_name}, ${street}, ${city}, ${state} ${address.postal_code}, ${contact_phone}`;
}
