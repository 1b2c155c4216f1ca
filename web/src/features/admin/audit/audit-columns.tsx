import type { AuditEntry } from '@smriti/shared/staff/audit';
import { useMessages } from '#lib/language/i18n.ts';
import { reviewPath } from '#lib/navigation/review-path.ts';
import { Link } from '#ui/actions/Link.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { cx } from '#ui/cx.ts';
import { DateAndTime } from '../components/formatted-values';
import styles from './Audit.module.css';
import { listFieldChanges, fieldLabel } from './field-changes';
import { auditActionMessages, auditMessages, auditFieldMessages } from './messages';

export function useAuditColumns(): RecordColumn<AuditEntry>[] {
  const t = useMessages(auditMessages);
  return [
    { id: 'when', label: t.when, cell: ({ at }) => <DateAndTime time={at} /> },
    {
      id: 'by',
      label: t.by,
      cell: ({ by }) => <span className={styles.by}>{by.name || t.gone}</span>,
    },
    { id: 'did', label: t.did, cell: (entry) => <Action entry={entry} />, isWide: true },
    {
      id: 'change',
      label: t.change,
      cell: (entry) => <Change entry={entry} />,
      isWide: true,
      isCut: true,
    },
  ];
}

/** Path of a record's page in the console; null if it has none. */
function pathOf({ kind, id, name }: AuditEntry['record']): string | null {
  if (kind === 'order') return `/admin/orders/${id}`;
  if (kind === 'album') return name === '' ? null : reviewPath(id);
  return kind === 'user' ? `/admin/customers/${id}` : null;
}

/**
 * Display name of a record: order number, current account name or album title, or kind and number in
 * the catalogue.
 */
function nameOf({ kind, id, name }: AuditEntry['record'], account: string): string {
  if (kind === 'order') return id;
  if (kind === 'album') return name;
  if (kind === 'user') return name || account;
  return /^\d+$/.test(id) ? `${fieldLabel(kind.replaceAll('-', ' '))} ${id}` : '';
}

function Action({ entry }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  const names: Readonly<Record<string, string>> = useMessages(auditActionMessages);
  const { action, record, state } = entry;
  const path = pathOf(record);
  const name = nameOf(record, t.account);
  return (
    <span className={cx('cluster gap-x-2 gap-y-1 items-center', styles.action)}>
      <span>{names[action] ?? fieldLabel(action)}</span>
      {path === null ? name && <span>{name}</span> : <Link to={path}>{name}</Link>}
      {state === 'intended' && <StatusBadge tone="waiting">{t.intended}</StatusBadge>}
      {state === 'failed' && <StatusBadge tone="danger">{t.failed}</StatusBadge>}
    </span>
  );
}

function Change({ entry }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  const { before: was, after: is } = entry;
  const changes = listFieldChanges(was, is, { ...t, fields: useMessages(auditFieldMessages) });
  return (
    <ul className="bare-list cluster gap-x-4 text-sm wrap-anywhere">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {before !== null && after !== null
            ? t.from({ field, before, after })
            : t.is({ field, value: after ?? before ?? t.nothing })}
        </li>
      ))}
    </ul>
  );
}
