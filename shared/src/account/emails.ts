const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether that may be an email address (docs/rules.md#accounts-1). */
export function isEmail(value: string): boolean {
  return EMAIL.test(value);
}
