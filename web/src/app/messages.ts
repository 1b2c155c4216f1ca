import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

export const appMessages = messageCatalogue('app', {
  skipToContent: 'Skip to content',
  home: `${SHOP_NAME}, home`,
  mainNavigation: 'Main',
  shopNavigation: 'Shop',
  createAlbum: 'Create an album',
  search: 'Search the shop',
  searchPlaceholder: 'Search books, authors...',
  submitSearch: 'Search',
  talkToUs: 'Talk to us',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  products: 'All products',
  login: 'Login',
  register: 'Register',
  logout: 'Logout',
  logInForAlbums: 'Please log in to view your albums.',
  logInForPayment: 'Please log in to continue with payment',
  logoutFailed: 'Failed to logout. Please try again.',
  cart: params('Cart, to order: {count}'),
  myCart: 'My Cart',
  account: 'My account',
  pageBroke: 'We could not show this page. Please reload it.',
  reload: 'Reload the page',
  notices: 'Notices',
});
