import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsOffline } from '#lib/device/use-is-offline.ts';
import { CACHED_ANSWER_MESSAGE } from '#lib/device/worker-messages.ts';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { PageNotice } from '#ui/layout/PageNotice.tsx';

/** Notices above a page that shows cached content. */
const connectionMessages = messageCatalogue('connection', {
  offline:
    'You are offline. Pages that you have opened before show what you saw last; prices may have changed since then.',
  unanswered:
    'The connection is slow or gone. This page shows what you saw last; prices may have changed since then.',
});

/** Whether this page shows cached answers because the server did not respond. */
function useIsKeptPage(): boolean {
  const { key } = useLocation();
  const [keptPage, setKeptPage] = useState<string | null>(null);
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === CACHED_ANSWER_MESSAGE) setKeptPage(key);
    };
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, [key]);
  return keptPage === key;
}

/** Notice that there is no connection and that the content may be out of date. */
export function ConnectionNotice() {
  const t = useMessages(connectionMessages);
  const isOffline = useIsOffline();
  const isKept = useIsKeptPage();
  const text = isOffline ? t.offline : t.unanswered;
  const isShown = isOffline || isKept;
  return <PageNotice icon={<WifiOff aria-hidden="true" />} text={isShown ? text : null} />;
}
