import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../../lib/log';
import type { ToasterProps } from './Toaster';
import { toastQueue } from './toast';

/**
 * Where toasts appear; stands once, in the layout. What shows them is fetched for the first one, and
 * again with the next where that failed: without a connection the page goes on.
 */
export function ToastHost(props: Omit<ToasterProps, 'waiting'>) {
  const waiting = useSyncExternalStore(
    toastQueue.subscribe,
    toastQueue.waiting,
    toastQueue.waiting,
  );
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (Toaster || waiting.length === 0) return;
    import('./Toaster')
      .then((part) => setToaster(() => part.Toaster))
      .catch((error: unknown) => logFailure('Toasts could not be shown', error));
  }, [Toaster, waiting]);
  return Toaster && <Toaster {...props} waiting={waiting} />;
}
