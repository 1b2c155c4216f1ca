import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps';
import { downloadUrl } from './download-url';

const MINUTE = 60_000;

/** What is downloaded, and for how long the link is good. */
interface LinkedObject {
  path: string;
  minutes: number;
  /** Under which name a browser saves it. */
  filename: string;
}

/**
 * A link to an object for whoever holds it: Google's own signed links on a real project. The
 * emulator looks at no signature and has no key to sign with; there the object gets a download token.
 */
export async function temporaryLink(
  { bucket, clock, config }: Pick<Deps, 'bucket' | 'clock' | 'config'>,
  { path, minutes, filename }: LinkedObject,
): Promise<string> {
  const file = bucket.file(path);
  if (config.isEmulator) {
    const token = randomUUID();
    await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
    return downloadUrl(config, { path, token });
  }
  const [url] = await file.getSignedUrl({
    version: 'v4',
    action: 'read',
    expires: clock.now().getTime() + minutes * MINUTE,
    promptSaveAs: filename,
  });
  return url;
}
