const TYPING = 'textarea, select, input:not([type=checkbox]), [role=dialog]';

/** Whether keys belong to a field or a dialog, so that shortcuts of a single key must not work. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPING) !== null;
}
