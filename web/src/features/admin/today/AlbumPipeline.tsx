import { type Dashboard, MAX_DASHBOARD_COUNT } from '@smriti/shared/staff/dashboard';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { BarChart } from '../components/BarChart';
import { WaitingTime } from '../components/formatted-values';
import { formatDay, toWaitDuration } from '../lib/format';
import { consoleMessages } from '../lib/messages';
import { todayMessages } from './messages';
import { SummaryTable } from './SummaryTable';

/** Average response time over all days, in minutes; null without responses. */
function averageWait(days: Dashboard['days']): number | null {
  const answered = days.flatMap(({ responded, waited_minutes }) =>
    waited_minutes === null ? [] : [{ responded, total: waited_minutes * responded }],
  );
  const albums = answered.reduce((sum, { responded }) => sum + responded, 0);
  const total = answered.reduce((sum, day) => sum + day.total, 0);
  return albums === 0 ? null : Math.round(total / albums);
}

/** Number of albums in each status, and how long they have been waiting. */
export function AlbumPipeline({ pipeline, days }: Pick<Dashboard, 'pipeline' | 'days'>) {
  const t = useMessages(todayMessages);
  const parts = useMessages(consoleMessages);
  const wait = averageWait(days);
  const { unit, count } = toWaitDuration(wait ?? 0);
  return (
    <section aria-labelledby="today-pipeline" className="stack grid-cols-1 gap-4 content-start">
      <h2 id="today-pipeline">{t.pipelineHeading}</h2>
      <Card className="stack grid-cols-1 gap-5 content-start">
        <SummaryTable
          caption={t.pipelineCaption}
          headings={[t.where, t.albums, t.longest]}
          rows={pipeline.map(({ state, count: albums, oldest }) => ({
            key: state,
            name: <Link to={`/admin/albums?status=${state}`}>{t[state]}</Link>,
            amount: albums > MAX_DASHBOARD_COUNT ? t.more({ count: MAX_DASHBOARD_COUNT }) : albums,
            last: oldest === null ? t.nobody : <WaitingTime since={oldest} />,
          }))}
        />
        <p>{wait === null ? t.noResponse : t.response({ wait: parts[unit](count) })}</p>
        <BarChart
          caption={t.requestsCaption}
          headings={{ label: t.day, value: t.requests }}
          bars={days.map((day) => ({ label: formatDay(day.day), value: day.requested }))}
          format={formatCount}
        />
      </Card>
    </section>
  );
}
