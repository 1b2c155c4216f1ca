import { messageCatalogue } from '../../lib/language/i18n';

/** The way to the links of a book. */
export const shareLaterMessages = messageCatalogue('shareLater', {
  open: 'Family: links and notes',
  loading: 'Opening...',
});
