import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastQueue } from './toast';

const Toaster = lazy(async () => ({ default: (await import('./Toaster')).Toaster }));

interface ToastHostProps {
  /** Names the place of the toasts, e.g. 'Notifications'. */
  label: string;
  closeLabel: string;
}

/** Where toasts appear; stands once, in the layout. What shows them is fetched for the first one. */
export function ToastHost(props: ToastHostProps) {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting);
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && waiting.length > 0) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster {...props} waiting={waiting} />
    </Suspense>
  );
}
