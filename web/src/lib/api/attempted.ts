/** The keys of writes that got no answer so far. */
const open = new Map<string, string>();

/**
 * Sends a write under an idempotency key, and the same write under the same key again until it has
 * succeeded: one that went through although no answer came has no second effect.
 * @param about what is written and what was seen of it: whoever means it again has seen the first
 */
export async function attempted<T>(
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
