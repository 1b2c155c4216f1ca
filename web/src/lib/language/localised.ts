import type { Language } from '@smriti/shared/language';
import { ofLanguage } from './format';
import { locale } from './i18n';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A record, or what records stand in, with the texts that it has in a language in place of English. */
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

const known = ofLanguage(() => new WeakMap<object, unknown>());

/**
 * Records of the catalogue, alone or in any answer, as the page's language calls them: where a record
 * has `hi: {name}`, its name is that in Hindi. The same records give the same object again.
 */
export function localised<T>(value: T): T {
  const language = locale.get();
  if (language === 'en' || !isFields(value)) return value;
  const found = known().get(value) ?? translated(value, language);
  known().set(value, found);
  return found as T;
}

/** For `select` of a query: another function for each language, so that what is shown follows it. */
export type Localise<T> = (value: T) => T;

export const inPageLanguage = ofLanguage(
  () =>
    <T>(value: T): T =>
      localised(value),
);
