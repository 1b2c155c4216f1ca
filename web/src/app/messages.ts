import { params } from '@nanostores/i18n';
import { messageCatalogue } from '../lib/i18n';
import { SHOP_NAME } from '../lib/shop';

/** The frame around every page. */
export const appMessages = messageCatalogue('app', {
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  home: `${SHOP_NAME}, home`,
  mainNavigation: 'Main',
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
  cart: params('Cart, items: {count}'),
  myCart: 'My Cart',
  account: 'My account',
  about: 'About',
  faqs: 'FAQs',
  contact: 'Contact',
  tagline: 'Your photographs, printed to be kept.',
  supportHeading: 'Support',
  shopHeading: 'The shop',
  copyright: `© 2025 ${SHOP_NAME}. All rights reserved.`,
  pageBroke: 'This page could not be shown. Reloading usually helps.',
  reload: 'Reload the page',
  notices: 'Notices',
  closeNotice: 'Close',
});
