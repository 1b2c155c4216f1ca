import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '#lib/api/query-client.ts';
import { pageLanguage, useMessages } from '#lib/language/i18n.ts';
import { AppRoutes } from './AppRoutes';
import { useStartSession } from './use-start-session';

export function App() {
  useStartSession();
  // Rerenders everything when the language changes, including texts without a catalogue such as amounts.
  useMessages(pageLanguage);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
