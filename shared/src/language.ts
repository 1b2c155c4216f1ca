import * as z from 'zod/mini';

/** The languages of the shop, English first: it is complete, and what others fall back to. */
export const LANGUAGES = ['en', 'hi'] as const;

export const languageSchema = z.enum(LANGUAGES);
export type Language = z.infer<typeof languageSchema>;

/** Each language in its own name, which its speakers look for. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
};

/** How Intl writes in each: grouped as in India (1,23,456), with the digits that everyone reads. */
export const INTL_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
};
