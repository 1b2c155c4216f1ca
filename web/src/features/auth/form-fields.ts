/** Text in a form field. */
export function readTextField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Number in a number field; null if empty, NaN if invalid. */
export function readNumberField(form: HTMLFormElement, name: string): number | null {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  if (field.validity.badInput) return NaN;
  return field.value === '' ? null : Number(field.value);
}
