import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of the console's layout. */
export const consoleShellMessages = messageCatalogue('adminShell', {
  console: 'Shop admin',
  home: `${SHOP_NAME}, shop admin`,
  navigation: 'Shop admin',
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  pageBroke: 'We could not show this page. Please reload it.',
  reload: 'Reload the page',
  notices: 'Notices',
  closeNotice: 'Close',
  openMenu: 'Open menu',
  close: 'Close',
  toShop: 'See the shop',
  review: 'Review queue',
  account: 'My account',
  logout: 'Log out',
  today: 'Today',
  orders: 'Orders',
  printRoom: 'Print room',
  albums: 'Albums',
  catalogue: 'Catalogue',
  customers: 'Customers',
  giftCards: 'Gift cards',
  coupons: 'Coupons',
  ratings: 'Ratings',
  settings: 'Settings',
  audit: 'Audit',
});
