import { logFailure } from '#lib/log.ts';

/** Warning about a photo that is accepted nevertheless (docs/rules.md#photos-9). */
export type PhotoRemark = 'animated' | 'cmyk';

/** Warning about how a photo will print, from the first bytes of its file; null if none. */
export async function findPhotoRemark(bytes: Uint8Array): Promise<PhotoRemark | null> {
  try {
    // Lazily loaded, because it is needed only after files are chosen.
    const { readPictureHeader } = await import('@smriti/shared/album/picture-header');
    const head = readPictureHeader(bytes);
    if (head?.isAnimated) return 'animated';
    return head?.isCmyk ? 'cmyk' : null;
  } catch (error) {
    logFailure('A photo could not be looked into for its print', error);
    return null;
  }
}
