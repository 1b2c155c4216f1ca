import { messageCatalogue } from '../../lib/i18n';

export const opensSoonMessages = messageCatalogue('opensSoon', {
  pageTitle: 'Opens soon · Smriti',
  heading: 'Opens soon',
  sentence: 'This part of the shop is not open yet.',
  back: 'Go back',
});
