import * as z from 'zod/mini';

/** Control characters that are refused in typed text: all except line break and tab. */
// eslint-disable-next-line no-control-regex -- the point of the pattern
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Trimmed text of `min` to `max` characters, without control characters. */
export function boundedText(max: number, min = 0) {
  return z.string().check(
    z.trim(),
    z.minLength(min, { error: `must have at least ${min} characters` }),
    z.maxLength(max, { error: `must have at most ${max} characters` }),
    z.refine((value) => !CONTROL_CHARACTERS.test(value), {
      error: 'must not contain control characters',
    }),
  );
}

const decimal = z.union(
  [
    z.number(),
    z.string().check(z.maxLength(20), z.regex(/^-?\d+(\.\d+)?$/, { error: 'must be a number' })),
  ],
  {
    error: 'must be a number',
  },
);

/** A number in a query, path or multipart field, where numbers arrive as text. */
export function numberFromText(min: number, max: number) {
  return z.pipe(
    z.pipe(decimal, z.transform(Number)),
    z
      .number()
      .check(
        z.gte(min, { error: `must be at least ${min}` }),
        z.lte(max, { error: `must be at most ${max}` }),
      ),
  );
}

/** A whole number in a query, path or multipart field. */
export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.pipe(decimal, z.transform(Number)),
    z
      .int({ error: 'must be a whole number' })
      .check(
        z.gte(min, { error: `must be at least ${min}` }),
        z.lte(max, { error: `must be at most ${max}` }),
      ),
  );
}

/** An optional whole number in a form: '', null and a missing value all become null. */
export function optionalWholeNumber(min: number, max: number) {
  return z._default(
    z.union([
      z.pipe(
        z.union([z.literal(''), z.null()]),
        z.transform(() => null),
      ),
      wholeNumber(min, max),
    ]),
    null,
  );
}

/** A whole number in an update: missing leaves it unchanged, '' and null clear it (both become null). */
export function clearableWholeNumber(min: number, max: number) {
  return z.optional(
    z.union([
      z.pipe(
        z.union([z.literal(''), z.null()]),
        z.transform(() => null),
      ),
      wholeNumber(min, max),
    ]),
  );
}

/** One of `words`, ignoring case, e.g. a status. */
export function caseInsensitiveEnum<const W extends readonly string[]>(words: W) {
  return z.pipe(
    z.string().check(z.trim(), z.maxLength(20)),
    z.transform((value, context): W[number] => {
      const word = words.find((name) => name.toLowerCase() === value.toLowerCase());
      if (word !== undefined) return word;
      context.issues.push({
        code: 'custom',
        message: `must be one of ${words.join(', ')}`,
        input: value,
      });
      return z.NEVER;
    }),
  );
}
