import { type Paise, toRupees } from '@smriti/shared/base/money';
import { INTL_LOCALES, type Language, LANGUAGES } from '@smriti/shared/language';

function eachLanguage<T>(
  make: (locale: string, language: Language) => T,
): Readonly<Record<Language, T>> {
  const made = LANGUAGES.map((language) => [language, make(INTL_LOCALES[language], language)]);
  // TypeScript does not know that the keys are all languages.
  return Object.fromEntries(made) as Record<Language, T>;
}

const rupeeFormats = eachLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' }),
);
const dayFormats = eachLanguage(
  (locale, language) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: language === 'hi' ? 'long' : 'short', // Hindi does not abbreviate months
      year: 'numeric',
    }),
);

/** Formats an amount the Indian way: 12345600 paise as '₹1,23,456.00'. */
export function formatPaise(amount: Paise, language: Language = 'en'): string {
  return rupeeFormats[language].format(toRupees(amount));
}

/** Formats the Indian date of a time, e.g. '21 Jan 2026', or '21 जनवरी 2026'. */
export function formatDay(moment: Date, language: Language = 'en'): string {
  return dayFormats[language].format(moment);
}
