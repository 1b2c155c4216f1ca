/**
 * Logs a failure to the console without showing it. API errors are logged with their code and in
 * English, independent of the page's language.
 */
export function logFailure(message: string, cause: unknown): void {
  const isRefusal = cause instanceof Error && 'code' in cause && 'english' in cause;
  console.warn(message, ...(isRefusal ? [cause.code, cause.english] : [cause]));
}
