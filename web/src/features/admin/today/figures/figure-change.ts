/** Difference between a figure and that of the previous period. */
export interface FigureChange {
  direction: 'more' | 'less' | 'same' | 'noneBefore';
  /** Absolute difference, with at most two decimals. */
  amount: number;
  /** Absolute difference in percent of the earlier figure; null if that was not positive. */
  percent: number | null;
}

/** Compares a figure with that of the previous period; null is a figure without data. */
export function computeFigureChange(now: number | null, before: number | null): FigureChange {
  const amount = Math.round(((now ?? 0) - (before ?? 0)) * 100) / 100;
  if (amount === 0) return { direction: 'same', amount: 0, percent: null };
  const isPositive = before !== null && before > 0;
  return {
    direction: before === null || before === 0 ? 'noneBefore' : amount > 0 ? 'more' : 'less',
    amount: Math.abs(amount),
    percent: isPositive ? Math.round((Math.abs(amount) / before) * 100) : null,
  };
}
