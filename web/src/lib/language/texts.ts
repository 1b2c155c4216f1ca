import type { Language } from '@smriti/shared/language';
import { setErrorTranslator } from '#lib/api/api.ts';
import { loadWithRetries } from '#lib/api/load-with-retries.ts';
import { logFailure } from '#lib/log.ts';
import { pageLanguage, loadedTexts } from './i18n';
import type { TextPart } from './text-parts';
import { fetchTexts } from './translation-files';

/** Parts that the page has needed so far. */
const inUse = new Set<TextPart>(['shop']);
/** Loads by language and part: a promise while pending, true once loaded. */
const fetched = new Map<string, Promise<void> | true>();

const isThere = (language: Language, part: TextPart) =>
  language === 'en' || fetched.get(language + part) === true;

/** Whether all texts that the page needs are loaded in a language. */
export const areTextsLoaded = (language: Language): boolean =>
  [...inUse].every((part) => isThere(language, part));

async function addTexts(language: Language, part: TextPart): Promise<void> {
  const [texts, errors] = await Promise.all([
    fetchTexts(language, part),
    part === 'errors' ? import('./error-texts') : null,
  ]);
  if (errors) setErrorTranslator(errors.translateError);
  const before = loadedTexts[language] ?? {};
  loadedTexts[language] = { ...before, ...texts };
  fetched.set(language + part, true);
  isTold = false;
  // Texts that failed to load before, and sentences of the server, are displayed in English until now.
  const isOfServer = part === 'errors' || part === 'staffErrors';
  const isShown = isOfServer || Object.keys(texts).some((name) => name in before);
  if (isShown && pageLanguage.get() === language) pageLanguage.notify();
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

/**
 * Loads parts of a language.
 * @throws when one of them cannot be loaded
 */
async function fetchParts(language: Language, parts: Iterable<TextPart>): Promise<void> {
  const missing = [...parts].filter((part) => !isThere(language, part));
  await Promise.all(missing.map((part) => fetchPart(language, part)));
}

/**
 * Loads all missing texts that the page needs.
 * @throws when some cannot be loaded
 */
export const fetchTextsInUse = (language: Language): Promise<void> => fetchParts(language, inUse);

let isTold = false;
let tell: () => void = () => undefined;

/**
 * Sets the callback for when parts of a page are shown in English because their texts could not be
 * loaded.
 */
export function setEnglishFallbackListener(told: () => void): void {
  tell = told;
}

function onUnavailable(error: unknown): void {
  logFailure('The texts of a part of the page could not be fetched', error);
  if (!isTold) tell();
  isTold = true;
}

/**
 * Loads a part of the app together with its texts, so that it does not appear in English first. If
 * the texts cannot be loaded, the part is shown anyway, and the texts are loaded when the
 * connection returns.
 * @param parts text parts, other than `shop`, of the component and of everything that it loads later
 */
export function loadWithTexts<T>(fetch: () => Promise<T>, ...parts: TextPart[]): Promise<T> {
  for (const part of parts) inUse.add(part);
  const language = pageLanguage.get();
  const coming = fetch();
  // If the language is switched, `showLanguage` waits for all parts in use.
  if (parts.every((part) => isThere(language, part))) return coming;
  const texts = loadWithRetries(() => fetchParts(language, parts)).catch(onUnavailable);
  return Promise.all([coming, texts]).then(([one]) => one);
}
