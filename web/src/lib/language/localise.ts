import type { Language } from '@smriti/shared/language';
import { memoiseByLanguage } from './format';
import { pageLanguage } from './i18n';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Replaces the English texts of a record and of nested records by their translations. */
function translated(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => translated(one, language));
  if (!isFields(value)) return value;
  const own = value[language];
  const texts = isFields(own) ? own : {};
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    name === language ? field : texts[name] || translated(field, language),
  ]);
  return Object.fromEntries(fields) as unknown;
}

const known = memoiseByLanguage(() => new WeakMap<object, unknown>());

/**
 * Translates catalogue records, alone or nested in an API answer, to the page's language: with `hi:
 * {name}`, a record's name becomes the Hindi one. Memoised, so that the same input gives the same
 * object.
 */
export function localiseRecords<T>(value: T): T {
  const language = pageLanguage.get();
  if (language === 'en' || !isFields(value)) return value;
  const found = known().get(value) ?? translated(value, language);
  known().set(value, found);
  return found as T;
}

/**
 * Function for the `select` option of a query; it differs by language, so that the query is updated
 * when the language changes.
 */
export type LocaliseFunction<T> = (value: T) => T;

export const getLocaliseFunction = memoiseByLanguage(
  () =>
    <T>(value: T): T =>
      localiseRecords(value),
);
