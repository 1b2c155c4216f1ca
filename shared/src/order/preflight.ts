import * as z from 'zod/mini';
import { MIN_GOOD_DPI } from '../album/print-resolution';
import { endpoint } from '../base/endpoint';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';

/** The output profile that print files were made for. */
export const printProfile = z.object({
  /** SHA-256 of the profile, hexadecimal. */
  hash: z.string(),
  /** Name that the profile contains, such as 'Coated FOGRA39'. */
  description: z.string(),
});

/** A rectangle in mm from the upper left corner of the medium. */
const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

/** Consecutive pages with the same boxes. */
const pageRun = z.object({
  first: z.int(),
  last: z.int(),
  /** The whole page, in mm. */
  media: z.object({ w: z.number(), h: z.number() }),
  /** The printed area. */
  bleed: box,
  /** The area that remains after trimming. */
  trim: box,
});

/** Colours of a photo: those of an embedded profile, or without a profile sRGB (any RGB), grey or CMYK. */
export const PHOTO_COLOURS = ['profile', 'srgb', 'grey', 'cmyk'] as const;

const placedPhoto = z.object({
  page: z.int(),
  /** Position of the photo in the album, from 1; null when it is no longer in the album. */
  photo: z.nullable(z.int()),
  /** Effective resolution in print, rounded down. */
  dpi: z.int(),
  colours: z.enum(PHOTO_COLOURS),
  /** Risk to people's faces in print; missing in reports of earlier releases. */
  face_danger: z._default(z.nullable(z.enum(['cut', 'fold', 'edge'])), null),
});

const textInk = z.object({
  /** Colour of the letters in the design, as #rrggbb. */
  colour: z.string(),
  /** Percentage of black for a colour printed in black ink only; null: converted like all other colours. */
  black: z.nullable(z.int()),
  texts: z.int(),
});

export const preflightFile = z.object({
  kind: z.enum(['inside', 'cover']),
  pages: z.array(pageRun),
  /** PostScript names of the embedded fonts; each is embedded as a subset of the glyphs used. */
  fonts: z.array(z.string()),
  photos: z.array(placedPhoto),
  inks: z.array(textInk),
});
export type PreflightFile = z.infer<typeof preflightFile>;

export const PRINT_STANDARDS = ['PDF/X-4', 'PDF 1.7'] as const;

/** Contents of the print files of a book, recorded while the files were made. */
export const preflightReport = z.object({
  standard: z.enum(PRINT_STANDARDS),
  /** Output profile of the files; null: the files are in sRGB. */
  profile: z.nullable(printProfile),
  scene_hash: z.string(),
  made_at: isoTime,
  files: z.array(preflightFile),
});
export type PreflightReport = z.infer<typeof preflightReport>;

/** Photos of a file that are printed with visibly low resolution, the lowest first. */
export function lowResolutionPhotos({
  photos,
}: Pick<PreflightFile, 'photos'>): PreflightFile['photos'] {
  return photos.filter(({ dpi }) => dpi < MIN_GOOD_DPI).toSorted((a, b) => a.dpi - b.dpi);
}

/** Photos of a file with a face of a person that its frame cuts, or that is near the fold or the edge. */
export function photosWithFaceDanger({
  photos,
}: Pick<PreflightFile, 'photos'>): PreflightFile['photos'] {
  return photos.filter(({ face_danger }) => face_danger !== null);
}

/** The report of an order's print files, for printers and admins; null when there is none. */
export const getPreflightReport = endpoint({
  method: 'GET',
  path: '/orders/:id/preflight',
  params: z.object({ id: recordId }),
  response: z.object({ report: z.nullable(preflightReport) }),
});
