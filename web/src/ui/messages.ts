import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of primitives that are the same on every page. */
export const uiMessages = messageCatalogue('ui', {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading...',
});
