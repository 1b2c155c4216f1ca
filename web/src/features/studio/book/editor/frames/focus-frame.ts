/** Leads the focus to the button of a frame or a text, or without an id to that of the first frame. */
export function focusFrame(within: Element | null, id?: string): void {
  const frame = id === undefined ? '[data-item]' : `[data-item="${id}"], [data-text="${id}"]`;
  within?.querySelector<HTMLElement>(frame)?.focus();
}
