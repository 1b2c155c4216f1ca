import { INTL_LOCALES, type Language } from '@smriti/shared/language';
import hindi from '@smriti/shared/locales/hi.json';
import * as z from 'zod/mini';

/**
 * Texts of the server in mails and documents. English is in the source; translations are the catalogue
 * of the same name in shared/locales, `server/...`.
 */

/** A text, or one per plural form. */
const plural = z.object({ one: z.string(), other: z.string() });
export type PluralForms = z.infer<typeof plural>;
export type Texts = Readonly<Record<string, string | PluralForms>>;

const catalogues = z.record(z.string(), z.record(z.string(), z.union([z.string(), plural])));

/** Catalogues by language; none for English, which is in the source. */
const TRANSLATIONS: Readonly<Record<Language, z.infer<typeof catalogues>>> = {
  en: {},
  hi: z.parse(catalogues, hindi),
};

/** Texts of a language; missing ones are English. */
export function loadTexts<T extends Texts>(language: Language, name: string, english: T): T {
  const translated = TRANSLATIONS[language][name] ?? {};
  return { ...english, ...translated };
}

type Params = Readonly<Record<string, string | number>>;

/** Fills in the `{parameters}` of a text. */
export function fillTemplate(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The text for a number, in the plural form of the language. */
export function fillPluralTemplate(language: Language, texts: PluralForms, count: number): string {
  const locale = INTL_LOCALES[language];
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return fillTemplate(isOne ? texts.one : texts.other, { count: formatNumber(count, language) });
}

/** Formats a number with the grouping of the language: 1,23,456. */
export function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(INTL_LOCALES[language]);
}
