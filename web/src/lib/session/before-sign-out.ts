type Task = () => Promise<unknown>;

/** Somebody who logs out waits no longer for tasks that are slow, or have no connection. */
const PATIENCE_MS = 3000;
const tasks = new Set<Task>();

/**
 * Registers a task that needs the session, such as sending a design, to run once more before somebody logs out.
 * @returns how to take it back
 */
export function addTaskBeforeSignOut(task: Task): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Runs the registered tasks, for a few seconds at most. Never fails. */
export async function runTasksBeforeSignOut(): Promise<void> {
  if (tasks.size === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), patience]);
}
