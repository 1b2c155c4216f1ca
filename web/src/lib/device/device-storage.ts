/**
 * Text storage that falls back to memory.
 * @param browser returns the browser's storage; even reading the property throws if site data are
 * blocked
 */
function keptTexts(browser: () => Storage) {
  /** Values that the browser could not store; they are lost when the page is closed. */
  const unkept = new Map<string, string>();
  const remove = (key: string): void => {
    unkept.delete(key);
    try {
      browser().removeItem(key);
    } catch {
      // Storage is blocked.
    }
  };
  return {
    get(key: string): string | null {
      try {
        return unkept.get(key) ?? browser().getItem(key);
      } catch {
        return null;
      }
    },

    set(key: string, value: string): void {
      unkept.delete(key);
      try {
        browser().setItem(key, value);
      } catch {
        // Otherwise the old value would come back on the next page.
        remove(key);
        unkept.set(key, value);
      }
    },

    remove,
  };
}

/** Texts stored in this browser; if storage is blocked, they are lost when the page is closed. */
export const deviceStorage = keptTexts(() => localStorage);

/** Texts stored for this tab until it is closed. */
export const tabStorage = keptTexts(() => sessionStorage);
