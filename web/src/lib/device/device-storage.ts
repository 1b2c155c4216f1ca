/**
 * Text storage with a fallback in memory.
 * @param browser getter of the browser's storage, because even reading the property throws when site data is
 *   blocked
 */
function keptTexts(browser: () => Storage) {
  /** Values that the browser could not store; they last as long as the page. */
  const unkept = new Map<string, string>();
  const remove = (key: string): void => {
    unkept.delete(key);
    try {
      browser().removeItem(key);
    } catch {
      // storage is blocked
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
        remove(key); // otherwise the old value would return on the next page
        unkept.set(key, value);
      }
    },

    remove,
  };
}

/** Texts stored in this browser; without storage they last as long as the page. */
export const deviceStorage = keptTexts(() => localStorage);

/** Texts stored for this tab until it is closed. */
export const tabStorage = keptTexts(() => sessionStorage);
