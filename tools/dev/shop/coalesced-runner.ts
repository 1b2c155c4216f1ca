/**
 * Creates a function that starts `work` unless it is running; a call while it runs makes it run
 * once more afterwards.
 */
export function createCoalescedRunner(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  async function run(): Promise<void> {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    await work();
    isRunning = false;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    await run();
  }
  return () => void run();
}
