import { messageCatalogue } from '../../lib/i18n';
import { SHOP_NAME } from '../../lib/shop';

export const opensSoonMessages = messageCatalogue('opensSoon', {
  pageTitle: `Opens soon · ${SHOP_NAME}`,
  heading: 'Opens soon',
  sentence: 'This part of the shop is not open yet.',
  back: 'Go back',
});
