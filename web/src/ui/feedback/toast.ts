export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  message: string;
}

let waiting: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setWaiting(toasts: readonly Toast[]): void {
  waiting = toasts;
  for (const listener of listeners) listener();
}

/**
 * Shows a short-lived message. An error belongs next to what it is about, as an inline message; use
 * a toast only if that part is no longer on screen.
 */
export function showToast(tone: Toast['tone'], message: string): void {
  lastId += 1;
  setWaiting([...waiting, { id: lastId, tone, message }]);
}

/** Queued toasts, as an external store for React. */
export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  waiting: (): readonly Toast[] => waiting,
  take: (toasts: readonly Toast[]): void => {
    setWaiting(waiting.filter((toast) => !toasts.includes(toast)));
  },
};
