import { MAX_COUNTED } from '@smriti/shared/staff/dashboard';
import { type Lag, LATE_AFTER_MINUTES } from '@smriti/shared/staff/health';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { Waiting } from '../components/values';
import { waitOfMinutes } from '../lib/format';
import { partMessages } from '../lib/messages';
import { healthMessages } from './messages';
import styles from './Today.module.css';

/** Pending background work: amount and age. */
export function Lags({ lags }: { lags: readonly Lag[] }) {
  const t = useMessages(healthMessages);
  return (
    <table className={cx('w-full', styles.table)}>
      <caption className="visually-hidden">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.work}</th>
          <th scope="col">{t.howMany}</th>
          <th scope="col">{t.oldest}</th>
        </tr>
      </thead>
      <tbody>
        {lags.map((lag) => (
          <tr key={lag.kind}>
            <th scope="row">
              {t[lag.kind]} <State lag={lag} />
            </th>
            <td className="tabular">
              {(lag.count ?? 0) > MAX_COUNTED ? t.more({ count: MAX_COUNTED }) : lag.count}
            </td>
            <td>{lag.since === null ? t.nothing : <Waiting since={lag.since} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ lag: { kind, state } }: { lag: Lag }) {
  const t = useMessages(healthMessages);
  const parts = useMessages(partMessages);
  if (state === 'fine') return null;
  if (state === 'off') return <span className="block muted text-sm">{t.off}</span>;
  const { unit, count } = waitOfMinutes(LATE_AFTER_MINUTES[kind]);
  return <span className={styles.late}>{t.late({ limit: parts[unit](count) })}</span>;
}
