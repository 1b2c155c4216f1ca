import type { Role } from '@smriti/shared/account/roles';
import type { LucideIcon } from 'lucide-react';
import BookImage from 'lucide-react/icons/book-image';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import BookOpen from 'lucide-react/icons/book-open';
import Link2 from 'lucide-react/icons/link-2';
import Gift from 'lucide-react/icons/gift';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Star from 'lucide-react/icons/star';
import Package from 'lucide-react/icons/package';
import Printer from 'lucide-react/icons/printer';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyRoute } from '#lib/loading/lazy-route.ts';

/** Name of an area, which is also the key of its link text in `consoleShellMessages`. */
export type AreaName =
  | 'today'
  | 'orders'
  | 'review'
  | 'printRoom'
  | 'albums'
  | 'catalogue'
  | 'customers'
  | 'paymentLinks'
  | 'giftCards'
  | 'coupons'
  | 'ratings'
  | 'settings'
  | 'audit';

/** Part of the console with its own link. */
export interface ConsoleArea {
  name: AreaName;
  /** Path below /admin; the area's page handles all paths below it. */
  path: string;
  Icon: LucideIcon;
  roles: readonly Role[];
  /** Roles that reach the area only by links of other areas. */
  rolesWithoutLink?: readonly Role[];
  /** Page of the area; undefined if it belongs to another feature. */
  Page?: LazyExoticComponent<ComponentType>;
}

/** Pages of areas that other features own; the app passes them in. */
export type InjectedPages = Readonly<Record<'review', ComponentType>>;

/** Areas in the order of their links, the most used ones first. */
const AREAS: readonly ConsoleArea[] = [
  {
    name: 'today',
    path: 'today',
    Icon: Sun,
    roles: ['admin'],
    Page: lazyRoute(() => import('./today/TodayPage'), 'work'),
  },
  {
    name: 'orders',
    path: 'orders',
    Icon: Package,
    roles: ['support', 'admin'],
    Page: lazyRoute(() => import('./orders/OrdersArea'), 'work'),
  },
  {
    name: 'review',
    path: 'review',
    Icon: ClipboardCheck,
    roles: ['reviewer', 'support', 'admin'],
    rolesWithoutLink: ['support'],
  },
  {
    name: 'printRoom',
    path: 'print-room',
    Icon: Printer,
    roles: ['admin', 'printer'],
    Page: lazyRoute(() => import('./print-room/PrintRoomArea'), 'work'),
  },
  {
    name: 'albums',
    path: 'albums',
    Icon: BookImage,
    roles: ['support', 'admin'],
    Page: lazyRoute(() => import('./albums/AlbumsArea'), 'work'),
  },
  {
    name: 'catalogue',
    path: 'catalogue',
    Icon: BookOpen,
    roles: ['admin'],
    Page: lazyRoute(() => import('./catalogue/CatalogueArea'), 'management'),
  },
  {
    name: 'customers',
    path: 'customers',
    Icon: Users,
    roles: ['support', 'admin'],
    Page: lazyRoute(() => import('./customers/CustomersPage'), 'work'),
  },
  {
    name: 'paymentLinks',
    path: 'payment-links',
    Icon: Link2,
    roles: ['admin'],
    Page: lazyRoute(() => import('./payment-links/PaymentLinksArea'), 'work'),
  },
  {
    name: 'giftCards',
    path: 'gift-cards',
    Icon: Gift,
    roles: ['admin'],
    Page: lazyRoute(() => import('./gift-cards/GiftCardsArea'), 'management'),
  },
  {
    name: 'coupons',
    path: 'coupons',
    Icon: TicketPercent,
    roles: ['admin'],
    Page: lazyRoute(() => import('./coupons/CouponsArea'), 'management'),
  },
  {
    name: 'ratings',
    path: 'ratings',
    Icon: Star,
    roles: ['admin'],
    Page: lazyRoute(() => import('./ratings/RatingsArea'), 'management'),
  },
  {
    name: 'settings',
    path: 'settings',
    Icon: Settings,
    roles: ['admin'],
    Page: lazyRoute(() => import('./settings/SettingsPage'), 'management'),
  },
  {
    name: 'audit',
    path: 'audit',
    Icon: ScrollText,
    roles: ['admin'],
    Page: lazyRoute(() => import('./audit/AuditArea'), 'management'),
  },
];

/** Areas that a role may see (docs/rules.md#roles-1). */
export function listAreasOfRole(role: Role): readonly ConsoleArea[] {
  return AREAS.filter(({ roles }) => roles.includes(role));
}
