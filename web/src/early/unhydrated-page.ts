/** Interface of a prerendered page before React has loaded (docs/rules.md#pages-15). */
export interface UnhydratedPage {
  /** Resolves when the page's scripts have loaded or failed. */
  loaded: Promise<void>;
  /** Called when React starts to hydrate; replays the clicks and entries made until then. */
  handOver: () => void;
}

declare global {
  interface Window {
    earlyPage?: UnhydratedPage;
  }
}
