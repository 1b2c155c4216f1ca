import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the links to the previous and the next order of a list. */
export const adjacentOrderMessages = messageCatalogue('adminAdjacentOrders', {
  adjacent: 'Orders of the list',
  previousOrder: 'Previous',
  nextOrder: 'Next',
  nextFailed: 'Try again',
  lastOrder: 'This is the last one.',
});
