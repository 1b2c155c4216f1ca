import { useEffect } from 'react';
import { watchInstallOffer } from '../../lib/device/install-offer';
import { ConnectionNotice } from './ConnectionNotice';
import { registerWorker } from './register-worker';

/** The page's own requests and paints come first, on a slow phone too. */
const AFTER_LOAD_MS = 2000;

/**
 * What every page has once it is loaded: the service worker, the browser's offer to install the app, and
 * what is said without a connection.
 */
export function AfterLoad() {
  useEffect(watchInstallOffer, []);
  useEffect(() => {
    const timer = setTimeout(() => void registerWorker(), AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return <ConnectionNotice />;
}
