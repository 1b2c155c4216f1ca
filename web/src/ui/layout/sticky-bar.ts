/**
 * CSS variable with the height of the bar at the lower edge, used by `scroll-padding`
 * (styles/base.css) and toasts.
 */
const HEIGHT = '--sticky-bottom';

const heights = new Map<HTMLElement, number>();

function updateHeight(): void {
  const { style } = document.documentElement;
  if (heights.size === 0) style.removeProperty(HEIGHT);
  else style.setProperty(HEIGHT, `${Math.max(...heights.values())}px`);
}

/**
 * Ref callback for a bar at the lower edge: sets the CSS variable, so that focused elements and
 * toasts are not covered by the bar. With several bars, the highest counts.
 */
export function stickyBarRef(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() => {
    heights.set(bar, bar.offsetHeight);
    updateHeight();
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    heights.delete(bar);
    updateHeight();
  };
}
