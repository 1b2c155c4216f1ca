const TYPING = 'textarea, select, input:not([type=checkbox]), [role=dialog]';

/**
 * Whether key presses on an element belong to a field or a dialog, so that single-key shortcuts must not
 * react.
 */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPING) !== null;
}
