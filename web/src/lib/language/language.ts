import { INTL_LOCALES, type Language, LANGUAGES } from '@smriti/shared/language';
import { deviceStorage } from '../device/device-storage';
import { locale } from './i18n';
import { logFailure } from '../log';
import { useSession } from '../session/session-store';
import { fetchTextsInUse, hasTexts, tellOfEnglishBy, withTexts } from './texts';

const CHOICE = 'language';
/** How long a page waits for its language: English in its place would be read and then change. */
const PATIENCE_MS = 4000;
/** Refusals are seldom told before; what heads the page comes first, and is looked for every so often. */
const ERRORS_AFTER_MS = 2000;
/** How often it is looked for at most. */
const LOOKS = 5;

function known(code: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}

/** What the person chose in this browser, if anything. */
export function chosenLanguage(): Language | undefined {
  return known(deviceStorage.get(CHOICE));
}

export function rememberLanguage(language: Language): void {
  deviceStorage.set(CHOICE, language);
}

/** Whether a page of staff is open: it is in English, whatever its reader prefers. */
let isStaffPage = false;

/** What the page is in (docs/rules.md#pages-16). */
function preferredLanguage(): Language {
  if (isStaffPage) return 'en';
  const ofBrowser = navigator.languages.map((tag) => known(tag.split('-')[0]));
  const ofProfile = known(useSession.getState().user?.language);
  return chosenLanguage() ?? ofProfile ?? ofBrowser.find(Boolean) ?? 'en';
}

let wanted: Language = 'en';

/**
 * Puts the page into a language, once its texts are there; until then it stays in the one it is in.
 * @returns false where another one was chosen meanwhile
 * @throws when they cannot be fetched
 */
export async function showLanguage(language: Language): Promise<boolean> {
  wanted = language;
  // What is opened meanwhile is waited for as well.
  while (wanted === language && !hasTexts(language)) await fetchTextsInUse(language);
  if (wanted !== language) return false;
  locale.set(language);
  document.documentElement.lang = INTL_LOCALES[language].slice(0, 5);
  return true;
}

/**
 * Has the whole page be in English while a page of staff is open, as its `lang` says then. For an effect.
 * @returns what gives it back its reader's language
 */
export function showStaffPage(): () => void {
  const follow = (isOpen: boolean) => {
    isStaffPage = isOpen;
    showLanguage(preferredLanguage()).catch((error: unknown) => {
      logFailure('The language could not be fetched', error);
    });
  };
  follow(true);
  return () => follow(false);
}

function fetchErrorsWhenHeaded(looks = LOOKS): void {
  setTimeout(() => {
    const isHeaded = document.querySelector('main h1') !== null;
    if (isHeaded || looks === 1) void withTexts(() => Promise.resolve(), 'errors');
    else fetchErrorsWhenHeaded(looks - 1);
  }, ERRORS_AFTER_MS);
}

interface Start {
  /** Whether the page came with its first screenful, in English. */
  isFilled: boolean;
  paint: () => void;
  /** The page is in English for now, since its language could not be fetched. */
  onUnavailable: () => void;
}

/**
 * Paints the page when its language is there, after some seconds at the latest, and at once for English
 * and where it is filled already. Follows the profile from then on, and tries again when the connection comes back.
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
  tellOfEnglishBy(onUnavailable);
  const begin = () => {
    paint();
    fetchErrorsWhenHeaded();
  };
  const isEnglish = preferredLanguage() === 'en';
  if (isEnglish || isFilled) begin();
  if (isEnglish) return;
  const preferred = showPreferred();
  if (isFilled) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  void Promise.race([preferred, timeout]).then(begin);
}
