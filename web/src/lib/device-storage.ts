/** What the browser had no room for, or was not allowed to keep: it lasts as long as the page. */
const unkept = new Map<string, string>();

/** Texts that this browser keeps by their names; where it cannot, the page goes on all the same. */
export const deviceStorage = {
  get: (key: string): string | null => unkept.get(key) ?? localStorage.getItem(key),

  set(key: string, value: string): void {
    unkept.delete(key);
    try {
      localStorage.setItem(key, value);
    } catch {
      unkept.set(key, value);
    }
  },

  remove(key: string): void {
    unkept.delete(key);
    localStorage.removeItem(key);
  },
};
