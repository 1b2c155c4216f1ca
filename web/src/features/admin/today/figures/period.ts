import { addDays, daysInPeriod, indianDay } from '@smriti/shared/base/indian-days';
import { type Figures, MAX_FIGURES_DAYS } from '@smriti/shared/staff/figures';

/** Periods that end today: numbers of days, and the current month. */
export const PERIOD_PRESETS = ['7', '30', '90', 'month'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** Filters of the page: a preset, or `custom` with the first and the last day. */
export interface PeriodFilters {
  days: string;
  from: string;
  until: string;
}

/** Reason why no figures can be shown; the key of its text in `figuresMessages`. */
export type PeriodProblem = 'dayMissing' | 'daysReversed' | 'periodTooLong' | 'dayInFuture';

/** The period of a preset. @param today the current day in India */
export function presetPeriod(preset: PeriodPreset, today: string): Figures['period'] {
  const from = preset === 'month' ? `${today.slice(0, 7)}-01` : addDays(today, 1 - Number(preset));
  return { from, until: today };
}

/** The chosen preset; null if the days are chosen one by one. */
export function chosenPreset({ days }: PeriodFilters): PeriodPreset | null {
  if (days === 'custom') return null;
  return PERIOD_PRESETS.find((preset) => preset === days) ?? '30';
}

/** Reason why the days of the filters do not form a period; null if they do. */
export function findPeriodProblem(
  { from, until }: Figures['period'],
  today: string,
): PeriodProblem | null {
  if (!indianDay.safeParse(from).success || !indianDay.safeParse(until).success) {
    return 'dayMissing';
  }
  if (until < from) return 'daysReversed';
  if (until > today) return 'dayInFuture';
  return daysInPeriod(from, until) > MAX_FIGURES_DAYS ? 'periodTooLong' : null;
}

type Day = Figures['days'][number];

/**
 * Interval of a chart: a day, or a month in a long period, with the corresponding days of the previous
 * period.
 */
export interface ChartInterval {
  /** First day of the interval. */
  day: string;
  days: readonly Day[];
  before: readonly Day[];
}

/** Longest period whose chart has a bar for each day. */
const MAX_DAY_BARS = 92;

/** Groups days for a chart: one by one, or by month in a long period. */
export function groupByInterval({ days, days_before }: Figures): {
  intervals: ChartInterval[];
  isByMonth: boolean;
} {
  const isByMonth = days.length > MAX_DAY_BARS;
  const intervals = new Map<string, { day: string; days: Day[]; before: Day[] }>();
  for (const [index, day] of days.entries()) {
    const key = isByMonth ? day.day.slice(0, 7) : day.day;
    const interval = intervals.get(key) ?? { day: day.day, days: [], before: [] };
    const before = days_before[index];
    interval.days.push(day);
    if (before) interval.before.push(before);
    intervals.set(key, interval);
  }
  return { intervals: [...intervals.values()], isByMonth };
}
