import { logFailure } from '../log';

/** What is to be told of a photo that is taken all the same (docs/rules.md#photos-9). */
export type PhotoRemark = 'animated' | 'cmyk';

/** What a photo's first bytes tell about its print; null: nothing that is worth a word. */
export async function photoRemark(bytes: Uint8Array): Promise<PhotoRemark | null> {
  try {
    // needed when files are chosen, not when the page opens
    const { readPictureHead } = await import('@smriti/shared/album/picture-head');
    const head = readPictureHead(bytes);
    if (head?.isAnimated) return 'animated';
    return head?.isCmyk ? 'cmyk' : null;
  } catch (error) {
    logFailure('A photo could not be looked into for its print', error);
    return null;
  }
}
