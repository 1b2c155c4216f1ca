/** @param browser looked at each time: where site data is blocked even the look at it throws */
function keptTexts(browser: () => Storage) {
  /** What the browser had no room for, or was not allowed to keep: it lasts as long as the page. */
  const unkept = new Map<string, string>();
  const remove = (key: string): void => {
    unkept.delete(key);
    try {
      browser().removeItem(key);
    } catch {
      // nothing is kept there
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
        remove(key); // or the old value would be back on the next page
        unkept.set(key, value);
      }
    },

    remove,
  };
}

/** Texts that this browser keeps by their names; where it cannot, the page goes on all the same. */
export const deviceStorage = keptTexts(() => localStorage);

/** The same for this tab, as long as it is open. */
export const tabStorage = keptTexts(() => sessionStorage);
