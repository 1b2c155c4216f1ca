import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useMessages } from '#lib/language/i18n.ts';
import { referralCode } from '#lib/session/referral-code.ts';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import { appMessages } from '../messages';

const carriedOn = z.object({ referralCode: z.optional(z.string()), from: z.optional(z.unknown()) });
type LoginLinkState = z.infer<typeof carriedOn>;

/**
 * Navigation state for links to login and register: the referral code, and the page to return to.
 */
export function useLoginLinkState(): LoginLinkState {
  const carried = carriedOn.safeParse(useLocation().state);
  const { from, referralCode: code } = carried.success ? carried.data : {};
  return { from, referralCode: code ?? referralCode.get() ?? undefined };
}

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
