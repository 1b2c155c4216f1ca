import { toIndianDay } from '@smriti/shared/base/indian-days';
import { findRestockDay } from '@smriti/shared/catalogue/stock';
import type { UnavailableOption } from '@smriti/shared/order/orders';
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

interface OutOfStock extends UnavailableOption {
  field: keyof StockedChoices;
}

/** Chosen papers and covers that are out of stock, the one that is back last first. */
export function listOutOfStock(
  catalogue: CatalogueRecords,
  { paper_type_id, cover_type_id }: StockedChoices,
  now: Date,
): OutOfStock[] {
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
    .flatMap(({ field, option }): OutOfStock[] => {
      const back_on = option ? findRestockDay(option, toIndianDay(now)) : null;
      if (!option || back_on === null) return [];
      const { name, hi } = option;
      return [{ field, name, ...(hi?.name !== undefined && { hi: { name: hi.name } }), back_on }];
    })
    .toSorted((one, other) => other.back_on.localeCompare(one.back_on));
}

/** The option of a design that is back in stock last; null if all are in stock. */
export function findUnavailableOption(
  catalogue: CatalogueRecords,
  choices: StockedChoices,
  now: Date,
): UnavailableOption | null {
  const [last] = listOutOfStock(catalogue, choices, now);
  if (!last) return null;
  const { name, hi, back_on } = last;
  return { name, ...(hi && { hi }), back_on };
}

/** Day on which all papers and covers of these designs are back in stock; null if they are now. */
export function findSupplyDay(
  catalogue: CatalogueRecords,
  designs: readonly StockedChoices[],
  now: Date,
): string | null {
  const days = designs.flatMap((design) => findUnavailableOption(catalogue, design, now) ?? []);
  return (
    days
      .map(({ back_on }) => back_on)
      .toSorted()
      .at(-1) ?? null
  );
}
