type Task = () => Promise<unknown>;

/** Maximum wait for the tasks at sign-out, in ms. */
const TIMEOUT_MS = 3000;
const tasks = new Set<Task>();

/**
 * Registers a task that needs the session and therefore runs before sign-out, such as saving a
 * design.
 * @returns a function that unregisters it
 */
export function addTaskBeforeSignOut(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Whether an open page has a task before sign-out. */
export const hasTasksBeforeSignOut = (): boolean => tasks.size > 0;

/** Runs the registered tasks for a few seconds at most; never throws. */
export async function runTasksBeforeSignOut(): Promise<void> {
  if (tasks.size === 0) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), timeout]);
}
