import { type Paise, paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { rankBestSellers, listLastDays } from './dashboard.domain';

interface Sold {
  title: string;
  pieces: number;
  amount_paise: Paise;
}

it('names the last days, over the end of a month', () => {
  expect(listLastDays('2026-03-02', 4)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});

it('names what brought most over all days, with its newest title', () => {
  const sold = (title: string, pieces: number, amount: number) => ({
    title,
    pieces,
    amount_paise: paise(amount),
  });
  const days: { products: Record<string, Sold> }[] = [
    { products: { 7: sold('Old title', 1, 5_000), 8: sold('Canvas', 1, 9_000) } },
    { products: { 7: sold('New title', 2, 10_000), 9: sold('Mug', 9, 1_000) } },
  ];
  expect(rankBestSellers(days, 2)).toEqual([
    { id: 7, title: 'New title', pieces: 3, revenue: 150 },
    { id: 8, title: 'Canvas', pieces: 1, revenue: 90 },
  ]);
});
