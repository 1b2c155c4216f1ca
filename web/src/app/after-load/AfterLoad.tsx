import { useEffect } from 'react';
import { watchInstallOffer } from '#lib/device/install-offer.ts';
import { ConnectionNotice } from './ConnectionNotice';
import { registerWorker } from './register-worker';

/** Delay in ms, so that the page's own requests and paints come first, even on a slow phone. */
const AFTER_LOAD_MS = 2000;

/**
 * Parts that every page gets after it has loaded: the service worker, the browser's install offer and the
 * offline notice.
 */
export function AfterLoad() {
  useEffect(watchInstallOffer, []);
  useEffect(() => {
    const timer = setTimeout(() => void registerWorker(), AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return <ConnectionNotice />;
}
