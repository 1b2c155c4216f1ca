/** Difference of a figure to that of the days before. */
export interface Change {
  direction: 'more' | 'less' | 'same' | 'noneBefore';
  /** Absolute difference, with at most two decimals. */
  amount: number;
  /** Absolute difference in percent of the earlier figure; null if that was not positive. */
  percent: number | null;
}

/** Compares a figure with that of the days before; null means that there was nothing to measure. */
export function computeChange(now: number | null, before: number | null): Change {
  const amount = Math.round(((now ?? 0) - (before ?? 0)) * 100) / 100;
  if (amount === 0) return { direction: 'same', amount: 0, percent: null };
  const isPositive = before !== null && before > 0;
  return {
    direction: before === null || before === 0 ? 'noneBefore' : amount > 0 ? 'more' : 'less',
    amount: Math.abs(amount),
    percent: isPositive ? Math.round((Math.abs(amount) / before) * 100) : null,
  };
}
