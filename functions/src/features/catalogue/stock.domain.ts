import { toIndianDay } from '@smriti/shared/base/indian-days';
import { findRestockDay } from '@smriti/shared/catalogue/stock';
import type { OutOfStockOption } from '@smriti/shared/order/orders';
import type { CatalogueRecords } from './catalogue.domain';
import { findChosenRecords, NO_CHOICES } from './chosen-records.domain';

const englishDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Formats a day for the sentences of refusals, e.g. '12 Dec 2026'. */
export const formatEnglishDay = (day: string): string => englishDay.format(new Date(day));

type StockedChoices = Pick<typeof NO_CHOICES, 'paper_type_id' | 'cover_type_id'>;

interface OutOfStockChoice extends OutOfStockOption {
  field: keyof StockedChoices;
}

/** Chosen papers and covers that are out of stock, latest restock day first. */
export function listOutOfStock(
  catalogue: CatalogueRecords,
  { paper_type_id, cover_type_id }: StockedChoices,
  now: Date,
): OutOfStockChoice[] {
  const { paper, cover } = findChosenRecords(catalogue, {
    ...NO_CHOICES,
    paper_type_id,
    cover_type_id,
  });
  const options = [
    { field: 'paper_type_id' as const, option: paper },
    { field: 'cover_type_id' as const, option: cover },
  ];
  return options
    .flatMap(({ field, option }): OutOfStockChoice[] => {
      const restock_day = option ? findRestockDay(option, toIndianDay(now)) : null;
      if (!option || restock_day === null) return [];
      const { name, hi } = option;
      return [
        { field, name, ...(hi?.name !== undefined && { hi: { name: hi.name } }), restock_day },
      ];
    })
    .toSorted((one, other) => other.restock_day.localeCompare(one.restock_day));
}

/** The option of a design with the latest restock day; null if all are in stock. */
export function findOutOfStockOption(
  catalogue: CatalogueRecords,
  choices: StockedChoices,
  now: Date,
): OutOfStockOption | null {
  const [last] = listOutOfStock(catalogue, choices, now);
  if (!last) return null;
  const { name, hi, restock_day } = last;
  return { name, ...(hi && { hi }), restock_day };
}

/** Day on which all papers and covers of these designs are back in stock; null if all are in stock now. */
export function findLastRestockDay(
  catalogue: CatalogueRecords,
  designs: readonly StockedChoices[],
  now: Date,
): string | null {
  const days = designs.flatMap((design) => findOutOfStockOption(catalogue, design, now) ?? []);
  return (
    days
      .map(({ restock_day }) => restock_day)
      .toSorted()
      .at(-1) ?? null
  );
}
