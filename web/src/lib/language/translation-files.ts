import type { Language } from '@smriti/shared/language';
import type { messageCatalogue } from './i18n';

type Texts = (typeof messageCatalogue.cache)['en'];

/** Fetches what a language calls everything, by the names of the catalogues: a chunk a language. */
export async function fetchTexts(language: Language): Promise<Texts> {
  const files = import.meta.glob<Texts>('../../../../shared/locales/*.json', { import: 'default' });
  return (await files[`../../../../shared/locales/${language}.json`]?.()) ?? {};
}
