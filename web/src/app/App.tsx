import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '#lib/api/query.ts';
import { locale, useMessages } from '#lib/language/i18n.ts';
import { AppRoutes } from './AppRoutes';
import { useSessionStart } from './use-session-start';

export function App() {
  useSessionStart();
  // Rerenders everything when the language changes, including texts without a catalogue such as amounts.
  useMessages(locale);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
