type Cleanup = () => Promise<void> | void;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What a shell reports for a program that Ctrl-C ended. */
const INTERRUPTED = 130;

const cleanups = new Set<Cleanup>();
let isShuttingDown = false;

/**
 * Registers what has to be stopped before this process may end on Ctrl-C, a closed terminal or a
 * kill. The exit code is then `process.exitCode` if a tool has set one, else 130.
 * @returns a function that takes the registration back
 */
export function onShutdown(cleanup: Cleanup): () => void {
  if (cleanups.size === 0) for (const signal of SIGNALS) process.on(signal, shutDown);
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
    if (cleanups.size === 0 && !isShuttingDown) {
      for (const signal of SIGNALS) process.off(signal, shutDown);
    }
  };
}

function shutDown(): void {
  if (isShuttingDown) return; // a terminal and npm may both pass the same Ctrl-C on
  isShuttingDown = true;
  void Promise.allSettled([...cleanups].map(async (cleanup) => cleanup())).then((results) => {
    for (const result of results) if (result.status === 'rejected') console.error(result.reason);
    process.exit(process.exitCode ?? INTERRUPTED);
  });
}
