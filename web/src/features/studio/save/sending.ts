import { addTaskBeforeSignOut } from '../../../lib/session/before-sign-out';
import type { StudioState, StudioStore } from '../studio-store';

/** After a failure. */
const RETRY_MS = 30_000;

interface SendingOptions {
  /** Sends what there is to send; tells whether it is worth trying again. */
  push: () => Promise<boolean>;
  /** Whether what is sent is another. */
  isChanged: (now: StudioState, before: StudioState) => boolean;
  /** From a change until it is sent; `since` is when the first was made that is not sent. */
  waitFor: (now: StudioState, since: number) => number;
  /** Whether each further change begins the waiting anew. */
  restarts?: boolean;
}

/** Calls when the tab is hidden or left, or the connection is back. Returns how to stop it. */
function atTurns(listener: () => void): () => void {
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

/** Sends a part of the design a while after it changed, and again after a failure. */
export function startSending(store: StudioStore, options: SendingOptions) {
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
  const stopTurns = atTurns(() => void flush());
  // logging out removes the copy in this browser
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
