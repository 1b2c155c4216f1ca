/** Failures that are only logged: they go to the console, never to the page. */
export function logFailure(message: string, cause: unknown): void {
  console.warn(message, cause);
}
