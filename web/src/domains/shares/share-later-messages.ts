import { messageCatalogue } from '#lib/language/i18n.ts';

/** Label of the button that opens a book's share links. */
export const shareLaterMessages = messageCatalogue('shareLater', {
  open: 'Family: links and notes',
  loading: 'Opening...',
});
