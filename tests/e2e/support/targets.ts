import type { Locator } from '@playwright/test';

/** Minimal height of a touch target, in px. */
const TARGET = 44;

/**
 * The buttons, fields and links in `part` that are lower than a touch target, with their heights. An area
 * added by `::after` counts.
 */
export function findSmallTargets(part: Locator): Promise<string[]> {
  return part.locator('button, select, textarea, input, a[href]').evaluateAll(
    (controls, target) =>
      controls.flatMap((control) => {
        const { height, width } = control.getBoundingClientRect();
        const hidden = height <= 1 || width <= 1 || !control.checkVisibility();
        const around = getComputedStyle(control, '::after');
        const added = around.position === 'absolute' ? -2 * (parseFloat(around.top) || 0) : 0;
        // Checkboxes and radio buttons are clicked by their labels. The size of a picture in a book page
        // depends on the page.
        const label = control.closest('label')?.getBoundingClientRect().height ?? 0;
        const reached = Math.max(height + Math.max(added, 0), label);
        if (hidden || reached >= target - 0.5) return [];
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return [`${control.tagName} ${name.slice(0, 40)}: ${Math.round(reached)}`];
      }),
    TARGET,
  );
}
