import * as z from 'zod/mini';

const KEY = 'smriti.visitor';

const kept = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  name: z.string(),
  /** Keys of the spreads with a heart of this visitor, see `heartOf`. */
  hearts: z.array(z.string()),
});
type Visitor = z.infer<typeof kept>;

/** The visitor of shared books, stored in this browser, since no sign-in is needed. */
export function visitor(): Visitor {
  try {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (read.success) return read.data;
  } catch {
    // unreadable data: start with a new visitor
  }
  return { id: crypto.randomUUID(), name: '', hearts: [] };
}

/** Stores the visitor; without storage the page still works. */
export function keepVisitor(one: Visitor): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(one));
  } catch {
    // storage is full or blocked
  }
}

/** Key of a visitor's heart; the id at the start of a token is not secret. */
export const heartOf = (token: string, spreadId: string) => `${token.slice(0, 20)} ${spreadId}`;
