import { messageCatalogue } from '#lib/language/i18n.ts';

export const orderBoardMessages = messageCatalogue('adminOrderBoard', {
  emptyColumn: 'None',
  seeAll: 'See all',
});
