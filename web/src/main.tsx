import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { showToast } from './components/feedback/toast';
import { startLanguage } from './lib/language';
import { apiMessages } from './lib/messages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startLanguage({
  paint: () =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  onUnavailable: () => showToast('info', apiMessages.get().languageUnavailable),
});
