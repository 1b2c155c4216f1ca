import { useEffect } from 'react';
import { watchInstallOffer } from '#lib/device/install-offer.ts';
import { ConnectionNotice } from './ConnectionNotice';
import { registerServiceWorker } from './register-service-worker';

/**
 * Delay in ms after which these parts load, so that the page's own requests come first on a slow
 * phone.
 */
const AFTER_LOAD_MS = 2000;

/**
 * Parts of every page that load after its content: the service worker, the browser's install offer
 * and the offline notice.
 */
export function DeferredParts() {
  useEffect(watchInstallOffer, []);
  useEffect(() => {
    const timer = setTimeout(() => void registerServiceWorker(), AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return <ConnectionNotice />;
}
