/**
 * Lets work run once at a time: what is asked for while it runs makes it run once more afterwards.
 * @returns what asks for it
 */
export function createLatestRunner(work: () => Promise<void>): () => void {
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
