/**
 * Catalogue pictures are public WebP objects in Cloud Storage, stored in two widths: `a/b.webp` as
 * uploaded (up to 1600 px) and `a/b_480.webp` for lists.
 */
export const SMALL_PICTURE_WIDTH = 480;

export function smallPicturePath(path: string): string {
  return path.replace(/\.webp$/, `_${SMALL_PICTURE_WIDTH}.webp`);
}

/** Banners have a separate rendition for phones: `a/b_800.webp`. */
export const SMALL_BANNER_WIDTH = 800;

export function smallBannerPath(path: string): string {
  return path.replace(/\.webp$/, `_${SMALL_BANNER_WIDTH}.webp`);
}

/** The public address of a catalogue picture. `origin` is Cloud Storage for Firebase or its emulator. */
export function pictureUrl(origin: string, bucket: string, path: string): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
