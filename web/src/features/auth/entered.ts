/** The text of a form's field, as entered. */
export function enteredText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The number in a number field; null when it is empty, NaN when what stands there is no number. */
export function enteredNumber(form: HTMLFormElement, name: string): number | null {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.validity.badInput) return NaN;
  return field.value === '' ? null : Number(field.value);
}
