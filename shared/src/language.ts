import * as z from 'zod/mini';

/** Languages of the shop. English comes first: it is complete and the fallback of the others. */
export const LANGUAGES = ['en', 'hi'] as const;

export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
};

/** Intl locales by language: Indian grouping (1,23,456), with digits 0 to 9. */
export const INTL_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
};
