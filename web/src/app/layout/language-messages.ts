import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the language switch; each language is named in its own language. */
export const languageMessages = messageCatalogue('language', {
  label: 'Language',
  shown: 'The page is in English now.',
});
