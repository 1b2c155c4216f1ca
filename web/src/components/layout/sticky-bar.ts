/** What stands at the lower edge of the window, for `scroll-padding` (styles/base.css). */
const HEIGHT = '--sticky-bottom';

/**
 * For the element of a bar that sticks to the lower edge: tells the page its height, so that what
 * gets the focus is scrolled clear of it. Used as `ref`.
 */
export function stickyBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(HEIGHT, `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}
