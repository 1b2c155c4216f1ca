import * as z from 'zod/mini';

const KEY = 'smriti.visitor';

const kept = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  name: z.string(),
  /** Keys of the spreads that this visitor has given a heart; see `heartKey`. */
  hearts: z.array(z.string()),
});
type Visitor = z.infer<typeof kept>;

/** Visitor of shared books as stored in this browser; visitors do not sign in. */
export function readVisitor(): Visitor {
  try {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (read.success) return read.data;
  } catch {
    // Unreadable data is replaced by a new visitor.
  }
  return { id: crypto.randomUUID(), name: '', hearts: [] };
}

/** Stores the visitor; if storage is blocked, the page works without it. */
export function saveVisitor(one: Visitor): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(one));
  } catch {
    // Storage is full or blocked; the visitor exists only on the page.
  }
}

/** Key of a visitor's heart; the start of a token is its public id. */
export const heartKey = (token: string, spreadId: string) => `${token.slice(0, 20)} ${spreadId}`;
