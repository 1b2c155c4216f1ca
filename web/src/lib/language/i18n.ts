import { createI18n } from '@nanostores/i18n';
import type { Language } from '@smriti/shared/language';
import { atom } from 'nanostores';

export { useStore as useMessages } from '@nanostores/react';

/** The language that the page is in; `showLanguage` of language.ts sets it. */
export const locale = atom<Language>('en');

/**
 * Declares a feature's message catalogue, in English. Texts that are settled stand in it to the letter.
 * Read it in components with `useMessages(catalogue)`.
 */
export const messageCatalogue = createI18n(locale, {
  // All that is translated is in the cache before a language is shown; pages of staff stay English.
  get: (_language, names) => Promise.resolve(Object.fromEntries(names.map((name) => [name, {}]))),
});
