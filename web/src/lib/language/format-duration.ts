import { numberFormat } from './format';

/** Units of durations, with the number of minutes from which each is used, and its own length in minutes. */
const DURATION_UNITS = [
  { unit: 'month', from: 90 * 1440, length: 30.44 * 1440 },
  { unit: 'week', from: 14 * 1440, length: 7 * 1440 },
  { unit: 'day', from: 2 * 1440, length: 1440 },
  { unit: 'hour', from: 120, length: 60 },
  { unit: 'minute', from: 0, length: 1 },
].map(({ unit, ...limits }) => ({
  ...limits,
  format: numberFormat({ style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }),
}));

/** Formats a duration in its natural unit, e.g. 63214 minutes as '6 weeks'. */
export function formatDuration(minutes: number): string {
  for (const { from, length, format } of DURATION_UNITS)
    if (minutes >= from) return format().format(minutes / length);
  return '';
}
