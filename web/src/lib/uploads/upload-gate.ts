/** Gate that is open while uploads are not paused and the browser is online. */
export interface UploadGate {
  isOpen: () => boolean;
  isPaused: () => boolean;
  setPaused: (isPaused: boolean) => void;
  /** Calls the listener at each change. Returns a function that stops watching. */
  watch: (listener: (isOpen: boolean) => void) => () => void;
  /**
   * Resolves when the gate is open.
   * @throws the signal's reason if it is aborted first
   */
  whenOpen: (signal: AbortSignal) => Promise<void>;
  /** Removes the listeners from the window. */
  dispose: () => void;
}

export function createUploadGate(): UploadGate {
  let isPausedNow = false;
  const listeners = new Set<(isOpen: boolean) => void>();
  const isOpen = () => !isPausedNow && navigator.onLine;
  const tell = () => {
    for (const listener of new Set(listeners)) listener(isOpen());
  };
  const watch = (listener: (isOpen: boolean) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return {
    isOpen,
    isPaused: () => isPausedNow,
    setPaused: (isPaused) => {
      isPausedNow = isPaused;
      tell();
    },
    watch,
    whenOpen: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) reject(toAbortError(signal));
        else if (isOpen()) resolve();
        else {
          const stop = watch((isNowOpen) => {
            if (isNowOpen) finish(resolve);
          });
          const onAbort = () => finish(() => reject(toAbortError(signal)));
          const finish = (end: () => void) => {
            stop();
            signal.removeEventListener('abort', onAbort);
            end();
          };
          signal.addEventListener('abort', onAbort);
        }
      }),
    dispose: () => {
      listeners.clear();
      removeEventListener('online', tell);
      removeEventListener('offline', tell);
    },
  };
}

function toAbortError({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError');
}
