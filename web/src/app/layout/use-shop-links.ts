import { productTypesQuery } from '#lib/shop/catalogue-queries.ts';
import { useQuery } from '@tanstack/react-query';

export interface ShopLink {
  to: string;
  label: string;
}

export interface KindLink extends ShopLink {
  id: number;
}

export function useKindLinks(): KindLink[] {
  const { data: kinds = [] } = useQuery(productTypesQuery);
  return kinds.map(({ id, name }) => ({ id, to: `/products?type=${id}`, label: name }));
}
