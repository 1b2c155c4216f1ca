import type { KeyboardEvent } from 'react';

/** Closes a `<details>` element; the focus moves to its summary. */
export function closeDetails(details: HTMLDetailsElement): void {
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Key handler of an element within `<details>`: Escape closes it. */
export function closeDetailsOnEscape({ key, currentTarget }: KeyboardEvent): void {
  const details = currentTarget.closest('details');
  if (key === 'Escape' && details?.open) closeDetails(details);
}
