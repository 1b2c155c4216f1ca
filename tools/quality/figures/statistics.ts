/**
 * The value that `share` (0 to 1) of the values do not exceed, by nearest rank.
 * @throws RangeError without values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new RangeError('there is no percentile of nothing');
  return value;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export interface Timing {
  p50: number;
  p95: number;
}

export function toTiming(times: readonly number[]): Timing {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
