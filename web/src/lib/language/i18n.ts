import { createI18n } from '@nanostores/i18n';
import type { Language } from '@smriti/shared/language';
import { atom } from 'nanostores';

export { useStore as useMessages } from '@nanostores/react';

/** Language of the page; set by `showLanguage` in language.ts. */
export const locale = atom<Language>('en');

/**
 * Declares a message catalogue with its English texts; `useMessages(catalogue)` reads it in
 * components.
 */
export const messageCatalogue = createI18n(locale, {
  // Translations are in the cache before a language is shown; missing ones, as on staff pages, stay
  // English.
  get: (_language, names) => Promise.resolve(Object.fromEntries(names.map((name) => [name, {}]))),
});
