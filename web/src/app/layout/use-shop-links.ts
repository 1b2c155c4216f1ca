import { productTypesQuery } from '#lib/shop/catalogue-queries.ts';
import { useQuery } from '@tanstack/react-query';

export interface ShopLink {
  to: string;
  label: string;
}

/** Link to the list of a kind of product. */
export interface KindLink extends ShopLink {
  id: number;
}

/** Links to the list of each kind of product. */
export function useKindLinks(): KindLink[] {
  const { data: kinds = [] } = useQuery(productTypesQuery);
  return kinds.map(({ id, name }) => ({ id, to: `/products?type=${id}`, label: name }));
}
