import { logFailure } from '#lib/log.ts';

/** A warning about a photo that is accepted anyway (docs/rules.md#photos-9). */
export type PhotoRemark = 'animated' | 'cmyk';

/** Warning about a photo's print from its first bytes; null for none. */
export async function photoRemark(bytes: Uint8Array): Promise<PhotoRemark | null> {
  try {
    // lazy, because it is needed only when files are chosen
    const { readPictureHead } = await import('@smriti/shared/album/picture-head');
    const head = readPictureHead(bytes);
    if (head?.isAnimated) return 'animated';
    return head?.isCmyk ? 'cmyk' : null;
  } catch (error) {
    logFailure('A photo could not be looked into for its print', error);
    return null;
  }
}
