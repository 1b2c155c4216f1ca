import { getHealthDetails, type HealthDetails } from '@smriti/shared/staff/health';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { QuerySection } from '../components/QueryFallback';
import { LagTable } from './LagTable';
import { healthMessages } from './messages';
import styles from './BackgroundWorkHealth.module.css';
import { NothingToDoMessage } from './WaitingWork';

const REFRESH_MS = 60_000;

/** Whether background work is on time; loaded separately from the figures. */
export function BackgroundWorkHealth() {
  const t = useMessages(healthMessages);
  const query = useQuery({
    queryKey: staffQueryKeys['staff-health'].own(),
    queryFn: ({ signal }) => callApi(getHealthDetails, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return (
    <section aria-labelledby="today-health" className="stack grid-cols-1 gap-4 content-start">
      <h2 id="today-health">{t.heading}</h2>
      <QuerySection query={query} failed={t.failed} heights={['3rem']}>
        {(health) => <Findings health={health} />}
      </QuerySection>
    </section>
  );
}

/** Late background work, followed by an expandable list of all background work. */
function Findings({ health: { lags } }: { health: HealthDetails }) {
  const t = useMessages(healthMessages);
  const late = lags.filter(({ state }) => state === 'late');
  return (
    <Card className="stack grid-cols-1 gap-5 content-start">
      {late.length === 0 ? (
        <NothingToDoMessage>{t.allFine}</NothingToDoMessage>
      ) : (
        <>
          <p className={cx('row gap-2 max-w-none', styles.troubled)}>
            <CircleAlert aria-hidden="true" />
            <strong>{t.someLate(late.length)}</strong>
          </p>
          <LagTable lags={late} />
        </>
      )}
      <details className={styles.details}>
        <summary>{t.showAll}</summary>
        <LagTable lags={lags} />
      </details>
    </Card>
  );
}
