import { Suspense, useEffect, useState } from 'react';
import { watchInstallOffer } from '#lib/device/install-offer.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { ConnectionNotice } from './ConnectionNotice';
import { registerServiceWorker } from './register-service-worker';

const ClosingNotice = lazyOptionalComponent(
  'ClosingNotice',
  async () => (await import('./ClosingNotice')).ClosingNotice,
);

/**
 * Delay in ms after which these parts load, so that the page's own requests come first on a slow
 * phone.
 */
const AFTER_LOAD_MS = 2000;

/**
 * Parts of every page that load after its content: the service worker, the browser's install offer,
 * the offline notice and the notice of closing days.
 */
export function DeferredParts() {
  useEffect(watchInstallOffer, []);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      void registerServiceWorker();
      setLater(true);
    }, AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <ConnectionNotice />
      <Suspense>{isLater && <ClosingNotice />}</Suspense>
    </>
  );
}
