/** Focuses the button of a frame or text; without an id, that of the first frame. */
export function focusFrame(within: Element | null, id?: string): void {
  const frame = id === undefined ? '[data-item]' : `[data-item="${id}"], [data-text="${id}"]`;
  within?.querySelector<HTMLElement>(frame)?.focus();
}
