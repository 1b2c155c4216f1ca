import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@smriti/shared/language';
import Languages from 'lucide-react/icons/languages';
import { useState } from 'react';
import { chooseLanguage } from '#lib/language/choose-language.ts';
import { pageLanguage, useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { apiMessages } from '#lib/language/messages.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import styles from './LanguageSwitch.module.css';

/** Texts of the language switch; each language is named in its own language. */
const languageMessages = messageCatalogue('language', {
  label: 'Language',
  shown: 'The page is in English now.',
});

type Outcome = 'shown' | 'failed' | null;

/** Switches the language without reloading the page, so that no input is lost. */
export function LanguageSwitch() {
  const t = useMessages(languageMessages);
  const { languageUnavailable } = useMessages(apiMessages);
  const current = useMessages(pageLanguage);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const choose = (language: Language) =>
    void chooseLanguage(language).then(
      () => setOutcome('shown'),
      () => setOutcome('failed'),
    );
  return (
    <div>
      <div role="group" aria-label={t.label} className="cluster gap-2 items-center">
        <Languages aria-hidden />
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            className={styles.language}
            onClick={() => choose(language)}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {outcome === 'shown' && t.shown}
      </p>
      {outcome === 'failed' && <InlineMessage tone="error">{languageUnavailable}</InlineMessage>}
    </div>
  );
}
