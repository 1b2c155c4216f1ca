import { messageCatalogue } from '../../lib/language/i18n';

/** The switch between languages, each of which has its own name in every language. */
export const languageMessages = messageCatalogue('language', {
  label: 'Language',
  shown: 'The page is in English now.',
});
