import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { locale, useMessages } from '../lib/language/i18n';
import { queryClient } from '../lib/api/query';
import { AppRoutes } from './AppRoutes';
import { useSessionStart } from './use-session-start';

export function App() {
  useSessionStart();
  // What is written by the language without a catalogue, such as amounts, is rendered with all else.
  useMessages(locale);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
