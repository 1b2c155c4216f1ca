import { createI18n, type Messages, type Translations } from '@nanostores/i18n';
import type { Language } from '@smriti/shared/language';
import { atom, onMount } from 'nanostores';

export { useStore as useMessages } from '@nanostores/react';

/** Language of the page; set by `showLanguage` in language.ts. */
export const pageLanguage = atom<Language>('en');

const declare = createI18n(pageLanguage, {
  // Translations are in the cache before a language is shown; missing ones stay English.
  get: (_language, names) => Promise.resolve(Object.fromEntries(names.map((name) => [name, {}]))),
});

/** Loaded texts by language and catalogue name. */
export const loadedTexts = declare.cache;

/**
 * Declares a message catalogue with its English texts; `useMessages(catalogue)` reads it in
 * components.
 */
/* @__NO_SIDE_EFFECTS__ */
export function messageCatalogue<Texts extends Translations>(
  name: string,
  english: Texts,
): Messages<Texts> {
  const catalogue = declare(name, english);
  // Keeps the catalogue mounted. It would otherwise be unmounted 1 s after the first rendering if
  // the hydration is slow, and its next mount would render the page again, with new elements.
  onMount(catalogue, () => void catalogue.listen(() => undefined));
  return catalogue;
}
