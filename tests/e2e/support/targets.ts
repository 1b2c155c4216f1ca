import type { Locator } from '@playwright/test';

/** What a finger needs, in px. */
const TARGET = 44;

/**
 * The buttons, fields and links of a part of the page that are lower than a finger needs, each with its
 * height; what they take in around themselves (`::after`) counts.
 */
export function smallTargets(part: Locator): Promise<string[]> {
  return part.locator('button, select, textarea, input, a[href]').evaluateAll(
    (controls, target) =>
      controls.flatMap((control) => {
        const { height, width } = control.getBoundingClientRect();
        const hidden = height <= 1 || width <= 1 || !control.checkVisibility();
        const around = getComputedStyle(control, '::after');
        const added = around.position === 'absolute' ? -2 * (parseFloat(around.top) || 0) : 0;
        // A box or a dot is pressed by its label; a picture in a page is as large as the page lets it be.
        const label = control.closest('label')?.getBoundingClientRect().height ?? 0;
        const reached = Math.max(height + Math.max(added, 0), label);
        if (hidden || reached >= target - 0.5) return [];
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return [`${control.tagName} ${name.slice(0, 40)}: ${Math.round(reached)}`];
      }),
    TARGET,
  );
}
