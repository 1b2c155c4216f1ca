import { logFailure } from '../log';

/** When a JPEG was taken by its camera's clock, in milliseconds since 1970; null: not told. */
export async function cameraDate(bytes: Uint8Array): Promise<number | null> {
  try {
    // needed when files are chosen, not when the page opens
    const { jpegTakenAt } = await import('@smriti/shared/album/picture-date');
    return jpegTakenAt(bytes);
  } catch (error) {
    logFailure('A photo could not be looked into for its date', error);
    return null;
  }
}
