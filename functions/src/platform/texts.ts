import { INTL_LOCALES, type Language } from '@smriti/shared/language';
import hindi from '@smriti/shared/locales/hi.json';
import * as z from 'zod/mini';

/**
 * Texts that the server says itself, in mails and on papers. English stands with what says it;
 * another language is the catalogue of the same name in shared/locales, `server/...`.
 */

/** A text, or one for each plural form of a number. */
const plural = z.object({ one: z.string(), other: z.string() });
export type Plural = z.infer<typeof plural>;
export type Texts = Readonly<Record<string, string | Plural>>;

const catalogues = z.record(z.string(), z.record(z.string(), z.union([z.string(), plural])));

/** Every catalogue of a language; English has none, it stands in the source. */
const TRANSLATIONS: Readonly<Record<Language, z.infer<typeof catalogues>>> = {
  en: {},
  hi: z.parse(catalogues, hindi),
};

/** The catalogue of a language; texts that are missing there are English. */
export function textsIn<T extends Texts>(language: Language, name: string, english: T): T {
  const translated = TRANSLATIONS[language][name] ?? {};
  return { ...english, ...translated };
}

type Params = Readonly<Record<string, string | number>>;

/** A text with its `{parameters}` filled in. */
export function say(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** A text for a number, in the plural form that the language has for it. */
export function sayCount(language: Language, texts: Plural, count: number): string {
  const locale = INTL_LOCALES[language];
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return say(isOne ? texts.one : texts.other, { count: formatNumber(count, language) });
}

/** A number as the language groups it: 1,23,456. */
export function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(INTL_LOCALES[language]);
}
