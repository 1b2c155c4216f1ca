import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import { appMessages } from '../messages';

export interface ShopLink {
  to: string;
  label: string;
}

/** Links to all products, to each category, to the canvas prints, and to a new album. */
export function useShopLinks(): ShopLink[] {
  const t = useMessages(appMessages);
  const { data: categories = [] } = useQuery(categoriesQuery);
  return [
    { to: '/products', label: t.products },
    ...categories.map(({ id, name }) => ({ to: `/products?category=${id}`, label: name })),
    { to: '/products?q=canvas', label: t.canvasPrints },
    { to: '/create-album', label: t.createAlbum },
  ];
}
