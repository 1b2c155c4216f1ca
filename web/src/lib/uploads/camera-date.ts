import { logFailure } from '#lib/log.ts';

/** Time a JPEG was taken by its camera's clock, in ms since 1970; null when missing. */
export async function cameraDate(bytes: Uint8Array): Promise<number | null> {
  try {
    // lazy, because it is needed only when files are chosen
    const { jpegTakenAt } = await import('@smriti/shared/album/picture-date');
    return jpegTakenAt(bytes);
  } catch (error) {
    logFailure('A photo could not be looked into for its date', error);
    return null;
  }
}
