import {
  type Dashboard,
  MAX_DASHBOARD_COUNT,
  type WaitingKind,
} from '@smriti/shared/staff/dashboard';
import CircleCheck from 'lucide-react/icons/circle-check';
import { memoiseByLanguage } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { todayMessages } from './messages';
import styles from './WaitingWork.module.css';

/** Path of the list behind each count, filtered to exactly the counted items. */
const LISTS: Readonly<Record<WaitingKind, string>> = {
  payments_to_check: '/admin/today/payments',
  payments_stuck: '/admin/today/payments?kind=stuck',
  refunds_owed: '/admin/today/payments?kind=refund',
  orders_unpaid: '/admin/orders?status=processing&payment_status=pending',
  orders_failed: '/admin/orders?status=processing&payment_status=failed',
  albums_to_review: '/admin/albums',
  orders_to_print: '/admin/print-room?print_state=waiting',
  orders_to_ship: '/admin/print-room?print_state=printed',
  products_to_check: '/admin/catalogue/products?state=check',
  mails_failed: '/admin/today/failures',
  photos_failed: '/admin/today/failures?what=photos',
};

const listFormat = memoiseByLanguage(
  (intlLocale) => new Intl.ListFormat(intlLocale, { type: 'conjunction' }),
);

export function NothingToDoMessage({ children }: { children: string }) {
  return (
    <p className={cx('row gap-2 max-w-none muted text-sm', styles.clear)}>
      <CircleCheck aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** Counts of work that waits for staff, each linked to its list. */
export function WaitingWork({ waiting }: Pick<Dashboard, 'waiting'>) {
  const t = useMessages(todayMessages);
  const open = waiting.filter(({ count }) => count > 0);
  const clear = waiting.filter(({ count }) => count === 0).map(({ kind }) => t[kind].toLowerCase());
  const names = listFormat().format(clear);
  return (
    <section aria-labelledby="today-waiting" className="stack grid-cols-1 gap-4 content-start">
      <h2 id="today-waiting">{t.waitingHeading}</h2>
      {open.length > 0 && (
        <ul role="list" className={styles.tiles}>
          {open.map(({ kind, count }) => (
            <li key={kind}>
              <Link to={LISTS[kind]} className={styles.tile}>
                <span className={styles.count}>
                  {count > MAX_DASHBOARD_COUNT ? t.more({ count: MAX_DASHBOARD_COUNT }) : count}
                </span>
                <span>{t[kind]}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {clear.length > 0 && (
        <NothingToDoMessage>
          {open.length === 0 ? t.nothingWaits : t.allClear({ names })}
        </NothingToDoMessage>
      )}
    </section>
  );
}
