type Cleanup = () => Promise<void> | void;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Exit code that a shell reports for a program ended by Ctrl-C. */
const INTERRUPTED = 130;

const cleanups = new Set<Cleanup>();
let isShuttingDown = false;

/**
 * Registers a cleanup that runs before this process exits on Ctrl-C, a closed terminal or a kill.
 * The exit code is then `process.exitCode` if set, else 130.
 * @returns a function that removes the registration
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
  if (isShuttingDown) return; // the terminal and npm may both send the same Ctrl-C
  isShuttingDown = true;
  void Promise.allSettled([...cleanups].map(async (cleanup) => cleanup())).then((results) => {
    for (const result of results) if (result.status === 'rejected') console.error(result.reason);
    process.exit(process.exitCode ?? INTERRUPTED);
  });
}
