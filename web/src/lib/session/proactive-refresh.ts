const BEFORE_EXPIRY_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 16 * 60_000;

interface Options {
  /** Returns the expiry of the current token in ms since 1970; null without a token. */
  expiresAt: () => number | null;
  /** Fetches and stores a new token. */
  refresh: () => Promise<unknown>;
  now?: () => number;
}

/**
 * Renews the token about five minutes before it expires. After a failure it retries in 30 s,
 * doubling the delay up to 16 minutes (docs/rules.md#accounts-5). Returns a function that stops
 * renewing.
 */
export function startProactiveRefresh({ expiresAt, refresh, now = Date.now }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isStopped = false;

  function schedule(delayMs: number): void {
    if (isStopped) return;
    timer = setTimeout(() => void run(), delayMs);
  }

  function scheduleBeforeExpiry(leastMs: number): void {
    const expiry = expiresAt();
    if (expiry !== null) schedule(Math.max(leastMs, expiry - BEFORE_EXPIRY_MS - now()));
  }

  async function run(): Promise<void> {
    try {
      await refresh();
      retryMs = FIRST_RETRY_MS;
      // If the device clock is fast, every new token looks expired; a minimum delay prevents an
      // endless loop.
      scheduleBeforeExpiry(FIRST_RETRY_MS);
    } catch {
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  scheduleBeforeExpiry(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
