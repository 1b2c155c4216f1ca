import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '#lib/log.ts';
import type { ToasterProps } from './Toaster';
import { toastQueue } from './toast';

/**
 * Container of the toasts, rendered once in the layout. The code that shows toasts is loaded for
 * the first toast; if loading fails, it is retried with the next one.
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
