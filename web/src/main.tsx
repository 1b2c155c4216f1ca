import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/utilities.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { hydratePageAnswers } from './app/hydrate-page-answers';
import { showToast } from './ui/feedback/toast';
import type {} from './early/unhydrated-page';
import { startLanguage } from './lib/language/language';
import { logFailure } from './lib/log';
import { apiMessages } from './lib/language/messages';
import { queryClient } from './lib/api/query-client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/**
 * Whether the page was prerendered with its first screen (docs/rules.md#pages-15), which React then
 * hydrates.
 */
const isFilled = root.hasChildNodes();
const { earlyPage } = window;
function paint(place: HTMLElement): void {
  if (!isFilled) {
    createRoot(place).render(app);
    return;
  }
  hydratePageAnswers(queryClient);
  hydrateRoot(place, app, {
    // Reported for parts that React renders again because the language changed before their
    // hydration; other causes are rare.
    onRecoverableError: (error) => logFailure('A part was rendered again', error),
  });
  earlyPage?.handOver();
}

const start = () =>
  startLanguage({
    isFilled,
    paint: () => paint(root),
    onUnavailable: () => showToast('info', apiMessages.get().languageUnavailable),
  });
// Hydrates the page after all its parts have loaded.
if (earlyPage) void earlyPage.loaded.then(start);
else start();
