const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the form of an email address (docs/rules.md#accounts-1). */
export function isEmail(value: string): boolean {
  return EMAIL.test(value);
}
