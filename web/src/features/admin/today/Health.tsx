import { getHealthDetails, type HealthDetails } from '@smriti/shared/staff/health';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { call } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffKeys } from '#lib/queries/staff.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { QueryPart } from '../components/Unread';
import { Lags } from './Lags';
import { healthMessages } from './messages';
import styles from './Health.module.css';
import { AllClear } from './WaitingWork';

const REFRESH_MS = 60_000;

/** Whether background work is on time; loaded separately from the figures. */
export function Health() {
  const t = useMessages(healthMessages);
  const query = useQuery({
    queryKey: staffKeys['staff-health'].own(),
    queryFn: ({ signal }) => call(getHealthDetails, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return (
    <section aria-labelledby="today-health" className="stack grid-cols-1 gap-4 content-start">
      <h2 id="today-health">{t.heading}</h2>
      <QueryPart query={query} failed={t.failed} heights={['3rem']}>
        {(health) => <Findings health={health} />}
      </QueryPart>
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
        <AllClear>{t.allFine}</AllClear>
      ) : (
        <>
          <p className={cx('row gap-2 max-w-none', styles.troubled)}>
            <CircleAlert aria-hidden="true" />
            <strong>{t.someLate(late.length)}</strong>
          </p>
          <Lags lags={late} />
        </>
      )}
      <details className={styles.details}>
        <summary>{t.showAll}</summary>
        <Lags lags={lags} />
      </details>
    </Card>
  );
}
