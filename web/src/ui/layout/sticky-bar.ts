/**
 * CSS variable with the height of the bar at the bottom edge, used by `scroll-padding` (styles/base.css)
 * and toasts.
 */
const HEIGHT = '--sticky-bottom';

const heights = new Map<HTMLElement, number>();

function tellHeight(): void {
  const { style } = document.documentElement;
  if (heights.size === 0) style.removeProperty(HEIGHT);
  else style.setProperty(HEIGHT, `${Math.max(...heights.values())}px`);
}

/**
 * Ref callback for a bar at the bottom edge: publishes its height, so that focused elements scroll clear of
 * it and toasts do not cover its buttons. With several bars the highest counts.
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
