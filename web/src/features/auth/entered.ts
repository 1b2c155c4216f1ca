/** Text of a form field. */
export function enteredText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Value of a number field; null when empty, NaN when invalid. */
export function enteredNumber(form: HTMLFormElement, name: string): number | null {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.validity.badInput) return NaN;
  return field.value === '' ? null : Number(field.value);
}
