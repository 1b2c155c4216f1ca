import type { Language } from '@smriti/shared/language';
import { translateErrorsBy } from '../api/api';
import { fetchedAgain } from '../api/fetched-again';
import { logFailure } from '../log';
import { locale, messageCatalogue } from './i18n';
import type { TextPart } from './text-parts';
import { fetchTexts } from './translation-files';

/** What the page has needed so far. */
const inUse = new Set<TextPart>(['shop']);
/** By language and part: what is under way, true once the texts are there. */
const fetched = new Map<string, Promise<void> | true>();

const isThere = (language: Language, part: TextPart) =>
  language === 'en' || fetched.get(language + part) === true;

/** Whether all texts that the page needs are there. */
export const hasTexts = (language: Language): boolean =>
  [...inUse].every((part) => isThere(language, part));

async function addTexts(language: Language, part: TextPart): Promise<void> {
  const [texts, errors] = await Promise.all([
    fetchTexts(language, part),
    part === 'errors' ? import('./error-texts') : null,
  ]);
  if (errors) translateErrorsBy(errors.translatedError);
  const before = messageCatalogue.cache[language] ?? {};
  messageCatalogue.cache[language] = { ...before, ...texts };
  fetched.set(language + part, true);
  isTold = false;
  // What could not be fetched before is shown in English.
  const isShown = Object.keys(texts).some((name) => name in before);
  if (isShown && locale.get() === language) locale.notify();
}

async function fetchPart(language: Language, part: TextPart): Promise<void> {
  const key = language + part;
  const asked = fetched.get(key) ?? addTexts(language, part);
  fetched.set(key, asked);
  try {
    await asked;
  } catch (error) {
    if (fetched.get(key) === asked) fetched.delete(key);
    throw error;
  }
}

/** @throws when some cannot be fetched */
async function fetchParts(language: Language, parts: Iterable<TextPart>): Promise<void> {
  const missing = [...parts].filter((part) => !isThere(language, part));
  await Promise.all(missing.map((part) => fetchPart(language, part)));
}

/**
 * Fetches the texts that the page needs and has not got.
 * @throws when some cannot be fetched
 */
export const fetchTextsInUse = (language: Language): Promise<void> => fetchParts(language, inUse);

let isTold = false;
let tell: () => void = () => undefined;

/** Sets how it is told that a part of a page is in English, since its texts could not be fetched. */
export function tellOfEnglishBy(told: () => void): void {
  tell = told;
}

function onUnavailable(error: unknown): void {
  logFailure('The texts of a part of the page could not be fetched', error);
  if (!isTold) tell();
  isTold = true;
}

/**
 * Fetches a part of the app, and the texts that it shows beside it: it comes when they are there too, so
 * that nothing of it is in English first. Without them it comes as well, and they are asked for again
 * when the connection comes back.
 * @param parts what it needs, with all that it fetches later, beside the texts that every page has
 */
export function withTexts<T>(fetch: () => Promise<T>, ...parts: TextPart[]): Promise<T> {
  for (const part of parts) inUse.add(part);
  const language = locale.get();
  const coming = fetch();
  // Until the page is in another language, `showLanguage` waits for all that is in use.
  if (parts.every((part) => isThere(language, part))) return coming;
  const texts = fetchedAgain(() => fetchParts(language, parts)).catch(onUnavailable);
  return Promise.all([coming, texts]).then(([one]) => one);
}
