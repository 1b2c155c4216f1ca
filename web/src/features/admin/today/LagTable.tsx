import { MAX_DASHBOARD_COUNT } from '@smriti/shared/staff/dashboard';
import { type WorkLag, LATE_AFTER_MINUTES } from '@smriti/shared/staff/health';
import { useMessages } from '#lib/language/i18n.ts';
import { WaitingTime } from '../components/formatted-values';
import { toWaitDuration } from '../lib/format';
import { consoleMessages } from '../lib/messages';
import { healthMessages } from './messages';
import { SummaryTable } from './SummaryTable';

/** Table of pending background work: number of items and their age. */
export function LagTable({ lags }: { lags: readonly WorkLag[] }) {
  const t = useMessages(healthMessages);
  return (
    <SummaryTable
      caption={t.caption}
      headings={[t.work, t.howMany, t.oldest]}
      rows={lags.map((lag) => ({
        key: lag.kind,
        name: (
          <>
            {t[lag.kind]} <State lag={lag} />
          </>
        ),
        amount:
          (lag.count ?? 0) > MAX_DASHBOARD_COUNT
            ? t.more({ count: MAX_DASHBOARD_COUNT })
            : lag.count,
        last: lag.since === null ? t.nothing : <WaitingTime since={lag.since} />,
      }))}
    />
  );
}

function State({ lag: { kind, state } }: { lag: WorkLag }) {
  const t = useMessages(healthMessages);
  const parts = useMessages(consoleMessages);
  if (state === 'fine') return null;
  if (state === 'off') return <span className="block muted text-sm">{t.off}</span>;
  const { unit, count } = toWaitDuration(LATE_AFTER_MINUTES[kind]);
  return (
    <span className="block text-danger text-sm strong">
      {t.late({ limit: parts[unit](count) })}
    </span>
  );
}
