import { createI18n, type ComponentsJSON } from '@nanostores/i18n';
import { atom } from 'nanostores';

export { useStore as useMessages } from '@nanostores/react';

/** The language of the texts. English is complete; another one is a file under /locales. */
const locale = atom('en');

/**
 * Declares a feature's message catalogue, in English. Texts that are settled stand in it to the letter.
 * Read it in components with `useMessages(catalogue)`.
 */
export const messageCatalogue = createI18n(locale, {
  async get(code) {
    const response = await fetch(`/locales/${code}.json`);
    return (await response.json()) as ComponentsJSON;
  },
});
