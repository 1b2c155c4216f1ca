import { messageCatalogue } from '#lib/language/i18n.ts';

/** The states of an album (docs/rules.md#states-1). */
export const albumStatusMessages = messageCatalogue('albumStatus', {
  Cart: 'Cart',
  Draft: 'Draft',
  Requested: 'Requested',
  Responded: 'Responded',
  Approved: 'Approved',
});
