import { toIndianDay } from '@smriti/shared/base/indian-days';
import { type Figures, getFigures, MAX_FIGURES_DAYS } from '@smriti/shared/staff/figures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { getLocaliseFunction } from '#lib/language/localise.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FilterBar } from '../../components/FilterBar';
import { FilterTabs } from '../../components/FilterTabs';
import { QuerySection } from '../../components/QueryFallback';
import { StaffPage } from '../../components/StaffPage';
import { formatStaffMoment } from '../../lib/format';
import { type ListFilterState, useListFilters } from '../../lib/use-list-filters';
import { FiguresCharts } from './FiguresCharts';
import { FiguresTotals } from './FiguresTotals';
import { figuresMessages } from './messages';
import {
  chosenPreset,
  findPeriodProblem,
  type PeriodFilters,
  type PeriodProblem,
  presetPeriod,
} from './period';
import { SalesBreakdown } from './SalesBreakdown';

const DEFAULT_FILTERS: Readonly<PeriodFilters> = { days: '30', from: '', until: '' };

/**
 * Figures of the chosen days, compared with the period of equal length before them (docs/rules.md#console-8).
 */
export default function FiguresPage() {
  const t = useMessages(figuresMessages);
  const [today] = useState(() => toIndianDay(new Date()));
  const { filters, setFilters } = useListFilters<keyof PeriodFilters>({ ...DEFAULT_FILTERS });
  const preset = chosenPreset(filters);
  const { from, until } = preset === null ? filters : presetPeriod(preset, today);
  const problem = findPeriodProblem({ from, until }, today);
  const query = useQuery({
    queryKey: staffQueryKeys['staff-figures'].of({ from, until }),
    queryFn: ({ signal }) => callApi(getFigures, { query: { from, until }, signal }),
    select: getLocaliseFunction(),
    enabled: problem === null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <StaffPage title={t.heading} intro={t.intro} back={{ to: '/admin/today', label: t.back }}>
      <PeriodBar
        preset={preset}
        period={{ from, until }}
        today={today}
        problem={problem}
        setFilters={setFilters}
      />
      {problem === null && (
        <QuerySection query={query} failed={t.failed} heights={['7rem', '18rem', '14rem']}>
          {(figures) => <Parts figures={figures} isOutdated={query.isPlaceholderData} />}
        </QuerySection>
      )}
    </StaffPage>
  );
}

interface PeriodBarProps {
  preset: string | null;
  period: Figures['period'];
  today: string;
  problem: PeriodProblem | null;
  setFilters: ListFilterState<keyof PeriodFilters>['setFilters'];
}

/** Choice of the days: a preset, or the first and the last day. */
function PeriodBar({ preset, period, today, problem, setFilters }: PeriodBarProps) {
  const t = useMessages(figuresMessages);
  const chooseDays = (change: Partial<Figures['period']>) =>
    setFilters({ days: 'custom', ...period, ...change });
  return (
    <FilterBar isFiltered={false}>
      <FilterTabs
        label={t.period}
        options={[
          { value: '7', label: t.days7 },
          { value: '30', label: t.days30 },
          { value: '90', label: t.days90 },
          { value: 'month', label: t.month },
        ]}
        value={preset ?? ''}
        onChange={(days) => setFilters({ days, from: '', until: '' })}
      />
      <TextField
        label={t.from}
        type="date"
        max={today}
        value={period.from}
        onChange={(event) => chooseDays({ from: event.target.value })}
      />
      <TextField
        label={t.until}
        type="date"
        max={today}
        value={period.until}
        {...(problem !== null && { error: problemText(t, problem) })}
        onChange={(event) => chooseDays({ until: event.target.value })}
      />
    </FilterBar>
  );
}

function problemText(
  t: ReturnType<typeof useMessages<typeof figuresMessages>>,
  problem: PeriodProblem,
): string {
  return problem === 'periodTooLong' ? t.periodTooLong({ count: MAX_FIGURES_DAYS }) : t[problem];
}

function Parts({ figures, isOutdated }: { figures: Figures; isOutdated: boolean }) {
  return (
    <div className="stack grid-cols-1 gap-6" aria-busy={isOutdated}>
      <ComparedPeriods figures={figures} />
      <FiguresTotals {...figures} />
      <FiguresCharts figures={figures} />
      <SalesBreakdown {...figures} />
    </div>
  );
}

/** Which days are compared with which; announced when it changes. */
function ComparedPeriods({ figures }: { figures: Figures }) {
  const t = useMessages(figuresMessages);
  const [now] = useState(() => new Date());
  const { period, period_before: before, as_of, days } = figures;
  const from = formatDate(period.from);
  return (
    <div className="cluster gap-y-1 gap-x-6 items-baseline justify-between">
      <p role="status">
        {days.length === 1
          ? t.comparedDay({ from })
          : t.compared({
              from,
              until: formatDate(period.until),
              count: days.length,
              before: formatDate(before.from),
              last: formatDate(before.until),
            })}
      </p>
      <p className="muted text-sm">
        {as_of === null ? t.notYet : t.asOf({ time: formatStaffMoment(as_of, now) })}
      </p>
    </div>
  );
}
