import { messageCatalogue } from '#lib/language/i18n.ts';

/** Names of an album's statuses (docs/rules.md#states-1). */
export const albumStatusMessages = messageCatalogue('albumStatus', {
  Cart: 'Cart',
  Draft: 'Draft',
  Requested: 'Requested',
  Responded: 'Responded',
  Approved: 'Approved',
});
