import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import { appMessages } from '../messages';

export interface ShopLink {
  to: string;
  label: string;
}

/** Links to all products, to each category, and to the two ways of starting a design. */
export function useShopLinks(): ShopLink[] {
  const t = useMessages(appMessages);
  const { data: categories = [] } = useQuery(categoriesQuery);
  return [
    { to: '/products', label: t.products },
    ...categories.map(({ id, name }) => ({ to: `/products?category=${id}`, label: name })),
    { to: '/uploadChoice', label: t.canvasPrints },
    { to: '/create-album', label: t.createAlbum },
  ];
}
