import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import type { ShopLink } from './use-shop-links';

/**
 * Links to the list of each occasion, such as birthdays.
 * @param kindId kind of product to which the lists are limited; null for all
 */
export function useOccasionLinks(kindId: number | null): ShopLink[] {
  const { data: occasions = [] } = useQuery(categoriesQuery);
  const kind = kindId === null ? '' : `type=${kindId}&`;
  return occasions.map(({ id, name }) => ({ to: `/products?${kind}category=${id}`, label: name }));
}
