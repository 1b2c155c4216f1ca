/** What a toast says and how it is meant. */
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
 * Says in passing what has happened. What failed belongs in the page, beside the matter: use an
 * inline message, and a toast only where the matter is no longer on the screen.
 */
export function showToast(tone: Toast['tone'], message: string): void {
  lastId += 1;
  setWaiting([...waiting, { id: lastId, tone, message }]);
}

/** The toasts that wait for the one who shows them, as an external store of React. */
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
