/** Idempotency keys of writes without an answer so far. */
const open = new Map<string, string>();

/**
 * Sends a write with an idempotency key, and reuses the key until the write has succeeded: a write that
 * succeeded without an answer takes effect once.
 * @param about the write and the state that the user saw; equal values count as the same write
 */
export async function sendOnce<T>(
  about: readonly unknown[],
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const write = JSON.stringify(about);
  const key = open.get(write) ?? crypto.randomUUID();
  open.set(write, key);
  const answer = await send(key);
  open.delete(write);
  return answer;
}
