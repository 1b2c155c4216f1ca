/** What stands at the lower edge of the window, for `scroll-padding` (styles/base.css) and toasts. */
const HEIGHT = '--sticky-bottom';

const heights = new Map<HTMLElement, number>();

function tellHeight(): void {
  const { style } = document.documentElement;
  if (heights.size === 0) style.removeProperty(HEIGHT);
  else style.setProperty(HEIGHT, `${Math.max(...heights.values())}px`);
}

/**
 * For the element of a bar at the lower edge: tells the page its height, so that what gets the focus is
 * scrolled clear of it, and no toast lies over its buttons. Of several the highest counts. Used as `ref`.
 */
export function stickyBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() => {
    heights.set(bar, bar.offsetHeight);
    tellHeight();
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    heights.delete(bar);
    tellHeight();
  };
}
