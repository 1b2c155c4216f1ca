import { messageCatalogue } from '#lib/language/i18n.ts';

export const uiMessages = messageCatalogue('ui', {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading...',
});
