import { logFailure } from '#lib/log.ts';

/** Time at which a JPEG was taken, by its camera's clock, in ms since 1970; null if unknown. */
export async function cameraDate(bytes: Uint8Array): Promise<number | null> {
  try {
    // Lazily loaded, because it is needed only after files are chosen.
    const { jpegTakenAt } = await import('@smriti/shared/album/picture-date');
    return jpegTakenAt(bytes);
  } catch (error) {
    logFailure('A photo could not be looked into for its date', error);
    return null;
  }
}
