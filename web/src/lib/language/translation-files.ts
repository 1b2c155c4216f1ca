import type { Language } from '@smriti/shared/language';
import type { messageCatalogue } from './i18n';
import type { TextPart } from './text-parts';

type Texts = (typeof messageCatalogue.cache)['en'];
type Files = Record<string, () => Promise<Texts>>;

/** The one file of each language, a chunk for each part of it (web/build/web-translations.ts). */
const FILES: Record<TextPart, Files> = {
  shop: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=shop.json',
  }),
  account: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=account.json',
  }),
  orders: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=orders.json',
  }),
  studio: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=studio.json',
  }),
  editor: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=editor.json',
  }),
  book: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=book.json',
  }),
  about: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=about.json',
  }),
  errors: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=errors.json',
  }),
};

/** Fetches what a language calls everything in a part of the shop, by the names of the catalogues. */
export async function fetchTexts(language: Language, part: TextPart): Promise<Texts> {
  return (await FILES[part][`../../../../shared/locales/${language}.json`]?.()) ?? {};
}
