import * as z from 'zod/mini';

/** The longest name of a file that is kept with a photo. */
export const MAX_PHOTO_NAME_LENGTH = 120;

const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]/gu;

/** What a customer's own file is called. */
export const photoName = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'must not be empty' }),
  z.maxLength(MAX_PHOTO_NAME_LENGTH, {
    error: `must have at most ${MAX_PHOTO_NAME_LENGTH} characters`,
  }),
  z.refine((name) => name.search(CONTROL_CHARACTERS) === -1, {
    error: 'must not contain control characters',
  }),
);

/** The names of photos, by their ids. */
export type PhotoNames = Readonly<Record<string, string>>;

/** A file's name as it can be kept: on one line, and not too long. undefined: nothing is left of it. */
export function keptName(fileName: string): string | undefined {
  const line = fileName.replace(CONTROL_CHARACTERS, '').trim();
  // no half of a character that takes two
  const short = line
    .slice(0, MAX_PHOTO_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return short === '' ? undefined : short;
}

/** The names that come with a list of photos. */
export function namesGiven(
  photos: readonly { photo_id: string; name?: string | undefined }[],
): PhotoNames {
  return Object.fromEntries(
    photos.flatMap(({ photo_id, name }) => (name === undefined ? [] : [[photo_id, name]])),
  );
}

/** The names of these photos: one that is given goes before the one that was known. */
export function namesOf(ids: readonly string[], known: PhotoNames, given: PhotoNames): PhotoNames {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const name = given[id] ?? known[id];
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
