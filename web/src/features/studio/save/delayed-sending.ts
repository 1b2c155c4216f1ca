import { addTaskBeforeSignOut } from '#lib/session/before-sign-out.ts';
import type { StudioState, StudioStore } from '../studio-store';

/** Delay before a retry after a failure, in ms. */
const RETRY_MS = 30_000;

interface SendingOptions {
  /** Sends pending content; resolves to whether a retry is needed. */
  push: () => Promise<boolean>;
  isChanged: (now: StudioState, before: StudioState) => boolean;
  /**
   * Delay from a change until it is sent, in ms; `since` is the time of the first unsent change.
   */
  waitFor: (now: StudioState, since: number) => number;
  /** Whether each further change restarts the delay. */
  restarts?: boolean;
}

/**
 * Calls the listener when the tab is hidden or left and when the browser is online again. Returns a
 * function that stops listening.
 */
function onTabHiddenOrOnline(listener: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  addEventListener('pagehide', listener);
  addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('pagehide', listener);
    removeEventListener('online', listener);
  };
}

/** Sends a part of the design some time after a change, and again after a failure. */
export function startDelayedSending(store: StudioStore, options: SendingOptions) {
  const { push, isChanged, waitFor, restarts = false } = options;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let since: number | null = null;
  let isOver = false;
  let last = Promise.resolve();

  function schedule(wait: number): void {
    if (isOver || (timer !== null && !restarts)) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    since = null;
    last = last.then(async () => {
      if (await push()) schedule(RETRY_MS);
    });
    return last;
  }

  const stopWatching = store.subscribe((now, before) => {
    if (!isChanged(now, before)) return;
    if (now.account === 'kept') store.setState({ account: 'off' });
    since ??= Date.now();
    schedule(waitFor(now, since));
  });
  const stopTurns = onTabHiddenOrOnline(() => void flush());
  // Signing out deletes the copy in this browser, so changes are sent before.
  const removeTask = addTaskBeforeSignOut(flush);

  return {
    flush,
    schedule,
    settled: () => last,
    stop: () => {
      isOver = true;
      if (timer !== null) clearTimeout(timer);
      stopWatching();
      stopTurns();
      removeTask();
    },
  };
}
