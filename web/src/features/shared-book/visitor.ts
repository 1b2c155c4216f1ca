import * as z from 'zod/mini';

const KEY = 'smriti.visitor';

const kept = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  name: z.string(),
  /** Where this visitor left a heart: the token's share and the spread. */
  hearts: z.array(z.string()),
});
type Visitor = z.infer<typeof kept>;

/** Who notes something in shared books, as this browser keeps it: nobody signs in for it. */
export function visitor(): Visitor {
  try {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (read.success) return read.data;
  } catch {
    // what cannot be read is begun anew
  }
  return { id: crypto.randomUUID(), name: '', hearts: [] };
}

/** A browser that keeps nothing shows the page all the same. */
export function keepVisitor(one: Visitor): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(one));
  } catch {
    // full, or not allowed
  }
}

/** Names the heart of a visitor; a link's id is not its secret. */
export const heartOf = (token: string, spreadId: string) => `${token.slice(0, 20)} ${spreadId}`;
