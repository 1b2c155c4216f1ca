import { INTL_LOCALES, type Language, LANGUAGES } from '@smriti/shared/language';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { logFailure } from '#lib/log.ts';
import { useSession } from '#lib/session/session-store.ts';
import { pageLanguage } from './i18n';
import {
  fetchTextsInUse,
  areTextsLoaded,
  setEnglishFallbackListener,
  loadWithTexts,
} from './texts';

const CHOICE = 'language';
/**
 * Maximum wait for the page's language, in ms. Showing English first would make texts change while
 * they are read.
 */
const TIMEOUT_MS = 4000;
/**
 * Delay in ms before error texts are loaded: they are rarely needed early, and the page heading
 * comes first. Also the interval of the checks for the heading.
 */
const ERRORS_AFTER_MS = 2000;
/** Maximum number of checks for the heading. */
const LOOKS = 5;

function known(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}

/** Language chosen in this browser; undefined if none. */
export function chosenLanguage(): Language | undefined {
  return known(deviceStorage.get(CHOICE));
}

export function rememberLanguage(language: Language): void {
  deviceStorage.set(CHOICE, language);
}

/** Language the page should have (docs/rules.md#pages-16). */
function preferredLanguage(): Language {
  const ofBrowser = navigator.languages.map((tag) => known(tag.split('-')[0]));
  const ofProfile = known(useSession.getState().user?.language);
  return chosenLanguage() ?? ofProfile ?? ofBrowser.find(Boolean) ?? 'en';
}

let wanted: Language = 'en';

/**
 * Switches the page to a language after loading its texts.
 * @returns false if another language was chosen in the meantime
 * @throws when the texts cannot be loaded
 */
export async function showLanguage(language: Language): Promise<boolean> {
  wanted = language;
  // Repeated for parts that were opened in the meantime.
  while (wanted === language && !areTextsLoaded(language)) await fetchTextsInUse(language);
  if (wanted !== language) return false;
  pageLanguage.set(language);
  document.documentElement.lang = INTL_LOCALES[language].slice(0, 5);
  return true;
}

function fetchErrorsWhenHeaded(looks = LOOKS): void {
  setTimeout(() => {
    const isHeaded = document.querySelector('main h1') !== null;
    if (isHeaded || looks === 1) void loadWithTexts(() => Promise.resolve(), 'errors');
    else fetchErrorsWhenHeaded(looks - 1);
  }, ERRORS_AFTER_MS);
}

interface Start {
  /** Whether the page was prerendered, which is done in English. */
  isFilled: boolean;
  paint: () => void;
  /** Called if the language could not be loaded, so that the page is English for now. */
  onUnavailable: () => void;
}

/**
 * Paints the page once its language is loaded, after some seconds at the latest; English and
 * prerendered pages at once. Then follows the language of the user's profile, and retries failed
 * loads when the connection returns.
 */
export function startLanguage({ isFilled, paint, onUnavailable }: Start): void {
  const showPreferred = () =>
    showLanguage(preferredLanguage()).catch((error: unknown) => {
      logFailure('The language could not be fetched', error);
      onUnavailable();
    });
  useSession.subscribe(({ user }, before) => {
    if (user && user.language !== before.user?.language) void showPreferred();
  });
  addEventListener('online', () => void showPreferred());
  setEnglishFallbackListener(onUnavailable);
  const begin = () => {
    paint();
    fetchErrorsWhenHeaded();
  };
  const isEnglish = preferredLanguage() === 'en';
  if (isEnglish || isFilled) begin();
  if (isEnglish) return;
  const preferred = showPreferred();
  if (isFilled) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  void Promise.race([preferred, timeout]).then(begin);
}
