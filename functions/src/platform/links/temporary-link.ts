import type { Deps } from '../deps';
import { isSignatureOf, signatureOf } from './address-signature';

const MINUTE_MS = 60_000;
/** Where the API of the emulators serves stored files, below /api (http/emulator-files.ts). */
export const EMULATOR_FILES_PATH = '/emulator-files';

/** An object and the name under which a browser saves it. */
interface LinkedFile {
  path: string;
  filename: string;
}

interface SignedFile extends LinkedFile {
  /** When the link ends, in seconds since 1970. */
  until: number;
}

const partsOf = ({ path, filename, until }: SignedFile) => ['file', path, filename, until];

/**
 * A link to an object for whoever holds it, good for some minutes: Google's own signed links on a real
 * project. The Storage emulator checks no signature, so there the API's own link leads to the API.
 */
export async function temporaryLink(
  { bucket, clock, config }: Pick<Deps, 'bucket' | 'clock' | 'config'>,
  { path, minutes, filename }: LinkedFile & { minutes: number },
): Promise<string> {
  const expires = clock.now().getTime() + minutes * MINUTE_MS;
  if (config.isEmulator) {
    const until = Math.floor(expires / 1000);
    const sig = signatureOf(config, partsOf({ path, filename, until }));
    const query = new URLSearchParams({ path, filename, until: String(until), sig });
    return `/api${EMULATOR_FILES_PATH}?${query.toString()}`;
  }
  const [url] = await bucket
    .file(path)
    .getSignedUrl({ version: 'v4', action: 'read', expires, promptSaveAs: filename });
  return url;
}

/** The file of a link that the API of the emulators made; null when it is forged or has ended. */
export function readTemporaryLink(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  query: URLSearchParams,
): LinkedFile | null {
  const [path = '', filename = '', sig = ''] = ['path', 'filename', 'sig'].map(
    (name) => query.get(name) ?? '',
  );
  const until = Number(query.get('until'));
  if (!isSignatureOf(config, partsOf({ path, filename, until }), sig)) return null;
  return until * 1000 > clock.now().getTime() ? { path, filename } : null;
}
