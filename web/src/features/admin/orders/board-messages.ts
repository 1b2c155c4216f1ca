import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the columns of the order board. */
export const orderBoardMessages = messageCatalogue('adminOrderBoard', {
  emptyColumn: 'None',
  seeAll: 'See all',
});
