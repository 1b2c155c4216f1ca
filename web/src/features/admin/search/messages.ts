import { count } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the console's search and of the list of its keys. */
export const staffSearchMessages = messageCatalogue('adminSearch', {
  title: 'Search the shop',
  field: 'What are you looking for?',
  hintAll: 'Order number, name, phone (its last four digits will do), email, album or product',
  hintPrinter: 'Order number, name, phone (its last four digits will do) or album',
  hintReviewer: 'Title of an album in review, or its order number',
  results: 'Results',
  pages: 'Pages',
  orders: 'Orders',
  customers: 'Customers',
  albums: 'Albums in review',
  products: 'Products',
  searching: 'Searching...',
  found: count({ one: '{count} result', many: '{count} results' }),
  nothing: 'Nothing found. Look whether it is spelt right, or type less of it.',
  failed: 'Some results could not be loaded. Please try again.',
  untitled: 'Untitled',
  nameless: 'No name',
  archived: 'Archived',
  draft: 'Draft',
  keys: 'Keyboard shortcuts',
  keysIntro: 'On this page',
  keysOn: 'Use keys of a single letter or sign',
  keysHint: 'Turn them off if they get in the way of a screen reader or of dictating.',
  openSearch: 'Search the shop',
  listSearch: 'Go to the search field of the list',
  closeDialog: 'Close what is open',
  showKeys: 'Show this list',
});
