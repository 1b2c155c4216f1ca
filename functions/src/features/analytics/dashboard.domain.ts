import { type Paise, sumPaise, toRupees } from '@smriti/shared/base/money';

const DAY_MILLISECONDS = 86_400_000;

/** The last `count` days including `today`, oldest first. */
export function listLastDays(today: string, count: number): string[] {
  const end = Date.parse(today);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  );
}

interface Sold {
  title: string;
  pieces: number;
  amount_paise: Paise;
}

/** Products by highest sales of these days, with their latest title. */
export function rankBestSellers(
  days: readonly { products: Readonly<Record<string, Sold>> }[],
  count: number,
): { id: number; title: string; pieces: number; revenue: number }[] {
  const sums = new Map<string, Sold>();
  for (const [id, sold] of days.flatMap(({ products }) => Object.entries(products))) {
    const before = sums.get(id);
    sums.set(id, {
      title: sold.title,
      pieces: sold.pieces + (before?.pieces ?? 0),
      amount_paise: before ? sumPaise(before.amount_paise, sold.amount_paise) : sold.amount_paise,
    });
  }
  return [...sums]
    .toSorted(([, one], [, other]) => other.amount_paise - one.amount_paise)
    .slice(0, count)
    .map(([id, { title, pieces, amount_paise }]) => ({
      id: Number(id),
      title,
      pieces,
      revenue: toRupees(amount_paise),
    }));
}
