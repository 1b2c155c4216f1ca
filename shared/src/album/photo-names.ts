import * as z from 'zod/mini';

export const MAX_PHOTO_NAME_LENGTH = 120;

const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]/gu;

/** File name of a customer's photo. */
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

export type PhotoNames = Readonly<Record<string, string>>;

/** A file name prepared for storage: on one line and truncated. undefined when nothing is left of it. */
export function toStoredPhotoName(fileName: string): string | undefined {
  const line = fileName.replace(CONTROL_CHARACTERS, '').trim();
  // do not split a surrogate pair
  const short = line
    .slice(0, MAX_PHOTO_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return short === '' ? undefined : short;
}

/** File names given in a list of photos, by photo id. */
export function collectPhotoNames(
  photos: readonly { photo_id: string; name?: string | undefined }[],
): PhotoNames {
  return Object.fromEntries(
    photos.flatMap(({ photo_id, name }) => (name === undefined ? [] : [[photo_id, name]])),
  );
}

/** File names of the given photos: a newly given name overrides the known one. */
export function mergePhotoNames(
  ids: readonly string[],
  known: PhotoNames,
  given: PhotoNames,
): PhotoNames {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const name = given[id] ?? known[id];
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
