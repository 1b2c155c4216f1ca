import * as z from 'zod/mini';

/** Schema of a variable with a comma-separated list of `allowed` values. */
export function commaSeparatedListField<T extends string>(allowed: readonly T[]) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(z.enum(allowed)).check(z.minLength(1)),
  );
}
