/**
 * Failures that are only logged: they go to the console, never to the page. What the API refused
 * (ApiError) is logged by its code and in English, whatever the language of the page.
 */
export function logFailure(message: string, cause: unknown): void {
  const isRefusal = cause instanceof Error && 'code' in cause && 'english' in cause;
  console.warn(message, ...(isRefusal ? [cause.code, cause.english] : [cause]));
}
