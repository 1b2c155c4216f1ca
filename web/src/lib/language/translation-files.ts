import type { Language } from '@smriti/shared/language';
import type { loadedTexts } from './i18n';
import type { TextPart } from './text-parts';

type Texts = (typeof loadedTexts)['en'];
type Files = Record<string, () => Promise<Texts>>;

/** Translations by part, one chunk for each part and language (web/build/split-translations.ts). */
const FILES: Record<TextPart, Files> = {
  shop: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=shop.json',
  }),
  account: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=account.json',
  }),
  product: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=product.json',
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
  console: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=console.json',
  }),
  work: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=work.json',
  }),
  management: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=management.json',
  }),
  review: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=review.json',
  }),
  errors: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=errors.json',
  }),
  staffErrors: import.meta.glob<Texts>('../../../../shared/locales/*.json', {
    import: 'default',
    query: '?part=staffErrors.json',
  }),
};

/** Loads the texts of a part in a language, by catalogue name. */
export async function fetchTexts(language: Language, part: TextPart): Promise<Texts> {
  return (await FILES[part][`../../../../shared/locales/${language}.json`]?.()) ?? {};
}
