/** What a page that came with its first screenful has before React is there (docs/rules.md#pages-15). */
export interface EarlyPage {
  /** Resolves when the page's scripts have come, or failed to. */
  loaded: Promise<void>;
  /** To be called when React has the page: what was pressed meanwhile is pressed again. */
  handOver: () => void;
}

declare global {
  interface Window {
    earlyPage?: EarlyPage;
  }
}
